/** The merchant's flags: names of nodes in the settings tree. */
export type MerchantFlag =
  /** The chat. */
  | 'CBS3'
  /** Resetting a forgotten password by phone, and by e-mail. */
  | 'CHNGPASSVERIF3'
  | 'CHNGPASSMAIL3'
  /** Login by SMS code. The register settings say whether it is shown. */
  | 'MOBILEVERCODELOGIN3'
  /** Open registration, with its button in the header. */
  | 'DIRECTREG3'
  | 'AGENTPOLICY3'
  /** Visitors must log in first. */
  | 'loginedToHomePage'
  /** Passwords that the gateway reports as old should be changed; with the second flag, at once. */
  | 'passwordExpiry'
  | 'passwordExpiryEnforced'
  /** The identity check before the first deposit. */
  | 'identityCheck'
  /** Kinds of agent remuneration; see `agentFeatures`. */
  | 'dailySalary'
  | 'hourlySalary'
  | 'realtimeSalary'
  | 'contractDividend'
