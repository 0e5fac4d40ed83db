/** The merchant's flags: nodes of the settings tree, by their names there. */
export type MerchantFlag =
  /** The chat. */
  | 'CBS3'
  /** A forgotten password is reset by phone, by e-mail. */
  | 'CHNGPASSVERIF3'
  | 'CHNGPASSMAIL3'
  /** Login by SMS code; the register settings say whether it is shown. */
  | 'MOBILEVERCODELOGIN3'
  /** The register button in the header. */
  | 'DIRECTREG3'
  | 'AGENTPOLICY3'
  /** Visitors must log in first. */
  | 'loginedToHomePage'
  /** A password that the gateway calls old is to be changed; at once, where that is enforced. */
  | 'passwordExpiry'
  | 'passwordExpiryEnforced'
  /** What agents are paid by; see `agentFeatures`. */
  | 'dailySalary'
  | 'hourlySalary'
  | 'realtimeSalary'
  | 'contractDividend'
