import CommandLineSupport
import Foundation
import Laboratory

var lab = LaboratoryTool.package(processArguments(), .process())
lab.executable = Bundle.main.executablePath
exit(lab.run().rawValue)
