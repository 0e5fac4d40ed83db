/**
 * A failure that isn't the gateway's (a bot check, a phone-auth provider), with its own message in the language of
 * the time. `useFaultMessage` returns the message unchanged.
 */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError'
  /** The message for the person. */
  readonly words: string

  /** @param kind what failed, for decisions and logs: "botCheck.timeout". Contains no personal data. */
  constructor(kind: string, words: string) {
    super(kind)
    this.words = words
  }
}
