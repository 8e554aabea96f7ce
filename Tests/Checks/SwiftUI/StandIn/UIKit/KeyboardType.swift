// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public import SwiftUI

extension View {
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
}
