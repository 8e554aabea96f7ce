import Foundation

exit(Lab(arguments: Array(CommandLine.arguments.dropFirst()), console: .process()).run().rawValue)
