import CommandLineSupport
import Foundation

exit(Lab(arguments: processArguments(), console: .process()).run().rawValue)
