// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Runs a program on a playlist, and combines its value with the song that it skips to.
public func pair<Answer, Value, Result>(
  _ skip: Skip<Answer>,
  _ list: Playlist<Value>,
  _ combine: (Answer, Value) -> Result
) -> Result {
  let (skipped, answer) = skip.run(list.remaining)
  return combine(answer, list.song(list.remaining - skipped))
}
