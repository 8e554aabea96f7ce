import ComonadLaws
import PlaylistLaws
import Testing

@Test("A playlist obeys the laws", arguments: Instance.playlist.laws)
func playlist(law: Law) throws {
  guard let failure = Instance.playlist.check(law, try .environment).diagnosis() else { return }
  let source = SourceLocation.init(fileID:filePath:line:column:)
  Issue.record("\(failure)", sourceLocation: Instance.playlist.location.passed(to: source))
}

@Test("Each fault is caught")
func faults() {
  #expect(Instance.stuck.check().broken.contains("comonad.right-identity"))
  #expect(Instance.hasty.check().broken.contains("monad.associativity"))
  #expect(Instance.hastyPairing.check().broken == ["pairing.join"])
}
