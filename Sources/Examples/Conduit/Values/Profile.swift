public import ComponentServices
public import EmbeddedText

/// A person as others see it.
///
/// ```swift
/// let json: JSONValue = ["username": .text("ada"), "following": .flag(true)]
/// Profile(json)?.name  // "ada"
/// Profile(json)?.bio  // ""
/// ```
///
/// It is an object, since articles, comments and messages share it.
public final class Profile: Sendable {
  /// The name, which is unique.
  public let name: String
  /// The text about the person; empty where there is none.
  public let bio: String
  /// The address of the person's picture; empty where there is none.
  public let image: String
  /// Whether the reader follows the person.
  public let isFollowed: Bool

  /// Creates a person.
  public init(name: String, bio: String = "", image: String = "", isFollowed: Bool = false) {
    (self.name, self.bio, self.image, self.isFollowed) = (name, bio, image, isFollowed)
  }

  /// Reads the person from an object of the server.
  public convenience init?(_ json: JSONValue) {
    guard let name = json["username"]?.text else { return nil }
    self.init(
      name: name,
      bio: json["bio"]?.text ?? "",
      image: json["image"]?.text ?? "",
      isFollowed: json["following"]?.flag ?? false
    )
  }
}

extension Profile: Hashable {
  /// Whether all that is known of two people is the same.
  public static func == (left: Profile, right: Profile) -> Bool {
    left === right
      || left.name == right.name && left.bio == right.bio && left.image == right.image
        && left.isFollowed == right.isFollowed
  }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(text: name) }
}

/// The person who is logged in, with the secret that proves it.
///
/// It is an object, since the session, the pages and the messages share it.
public final class Account: Hashable, Sendable {
  /// The name, the text and the picture.
  public let profile: Profile
  /// The address for mail.
  public let email: String
  /// The secret that each request contains.
  public let token: Secret

  /// Creates an account.
  public init(profile: Profile, email: String, token: Secret) {
    (self.profile, self.email, self.token) = (profile, email, token)
  }

  /// Reads the account from an object of the server.
  public convenience init?(_ json: JSONValue) {
    guard let profile = Profile(json), let email = json["email"]?.text,
      let token = json["token"]?.text
    else { return nil }
    self.init(profile: profile, email: email, token: Secret(token))
  }

  /// Whether two accounts are of the same person, with the same values.
  public static func == (left: Account, right: Account) -> Bool {
    left.profile == right.profile && left.email == right.email && left.token == right.token
  }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(profile) }
}
