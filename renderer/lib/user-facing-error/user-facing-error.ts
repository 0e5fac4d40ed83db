/**
 * A failure that isn't the gateway's (a bot check, a phone-auth provider) and brings its own words, in the
 * language they were asked for in. `useFaultMessage` says them as they are.
 */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError'
  /** For the person. */
  readonly words: string

  /** @param kind what failed, for decisions and logs: "botCheck.timeout". Names no personal data. */
  constructor(kind: string, words: string) {
    super(kind)
    this.words = words
  }
}
