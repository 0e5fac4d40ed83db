/** A code that is on its way to a number. */
export type PhoneVerification = {
  /**
   * Proves the number with the code that came.
   * @returns the provider's token, for the gateway to check.
   * @throws UserFacingError of kind `phoneAuth.…`.
   */
  confirm(code: string): Promise<string>
}
