import CommandLineSupport
import Foundation

exit(
  Lab(
    arguments: processArguments(),
    console: .process(),
    executable: Bundle.main.executablePath
  )
  .run().rawValue
)
