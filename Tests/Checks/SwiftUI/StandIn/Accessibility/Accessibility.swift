// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

// The part of Apple's Accessibility that SwiftUIHost uses.

public enum AccessibilityNotification {
  public struct Announcement {
    private let text: String
    public init(_ announcement: String) { text = announcement }
    public func post() {}
  }
}
