/** A code that was sent to a number. */
export type PhoneVerification = {
  /**
   * Verifies the number with the code that was received.
   * @returns the provider's token, for the gateway to check.
   * @throws UserFacingError of kind `phoneAuth.…`.
   */
  confirm(code: string): Promise<string>
}
