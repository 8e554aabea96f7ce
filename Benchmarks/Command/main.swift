import Foundation

exit(Command(CommandLine.arguments.dropFirst()).run())
