package import ComponentServices
package import EmbeddedText

/// A person as others see it.
///
/// ```swift
/// let json: JSONValue = ["username": .text("ada"), "following": .flag(true)]
/// Profile(json)?.name  // "ada"
/// Profile(json)?.bio  // ""
/// ```
///
/// It is an object, since articles, comments and messages share it.
package final class Profile: Sendable {
  /// The name, which is unique.
  package let name: String
  /// The text about the person; empty where there is none.
  package let bio: String
  /// The address of the person's picture; empty where there is none.
  package let image: String
  /// Whether the reader follows the person.
  package let isFollowed: Bool

  /// Creates a person.
  package init(name: String, bio: String = "", image: String = "", isFollowed: Bool = false) {
    (self.name, self.bio, self.image, self.isFollowed) = (name, bio, image, isFollowed)
  }

  /// Reads the person from an object of the server.
  package convenience init?(_ json: JSONValue) {
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
  package static func == (left: Profile, right: Profile) -> Bool {
    left === right
      || left.name == right.name && left.bio == right.bio && left.image == right.image
        && left.isFollowed == right.isFollowed
  }

  /// Feeds the name to a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(text: name) }
}

/// The person who is logged in, with the secret that proves it.
///
/// It is an object, since the session, the pages and the messages share it.
package final class Account: Hashable, Sendable {
  /// The name, the text and the picture.
  package let profile: Profile
  /// The address for mail.
  package let email: String
  /// The secret that each request contains.
  package let token: Secret

  /// Creates an account.
  package init(profile: Profile, email: String, token: Secret) {
    (self.profile, self.email, self.token) = (profile, email, token)
  }

  /// Reads the account from an object of the server.
  package convenience init?(_ json: JSONValue) {
    guard let profile = Profile(json), let email = json["email"]?.text,
      let token = json["token"]?.text
    else { return nil }
    self.init(profile: profile, email: email, token: Secret(token))
  }

  /// Whether two accounts are of the same person, with the same values.
  package static func == (left: Account, right: Account) -> Bool {
    left.profile == right.profile && left.email == right.email && left.token == right.token
  }

  /// Feeds the name to a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(profile) }
}
