/**
 * The merchant's flags: names of nodes in the settings tree (`system.settings`), at any depth. A node is on with "1";
 * one that is missing counts as off. The table in `resources/docs/settings.md` is written from these comments.
 */
export type MerchantFlag =
  /** The chat with the operator's staff, in a window of the site. */
  | 'CBS3'
  /** A forgotten password can be reset by phone. */
  | 'CHNGPASSVERIF3'
  /** A forgotten password can be reset by e-mail. */
  | 'CHNGPASSMAIL3'
  /** Login by SMS code, where `showVerCodeLogin` of the registration rules is on as well. */
  | 'MOBILEVERCODELOGIN3'
  /** The button "Register" in the header. */
  | 'DIRECTREG3'
  /** The agent policy: a help topic, and what a registration by an affiliate's link agrees to. */
  | 'AGENTPOLICY3'
  /** Visitors must log in before they see any page. */
  | 'loginedToHomePage'
  /** A password that the login calls expired should be changed: a dialog asks for it. */
  | 'passwordExpiry'
  /** With `passwordExpiry`: it must be changed before anything else. */
  | 'passwordExpiryEnforced'
  /** The identity check, which then comes before the first deposit. */
  | 'identityCheck'
  /** The page of daily salaries, for agents to whom it applies by the answer of `member.consolidated`. It shows pay; no agent asks for it there. */
  | 'dailySalary'
  /** The page of hourly salaries, likewise. */
  | 'hourlySalary'
  /** The page of real-time salaries, likewise. */
  | 'realtimeSalary'
  /** The page of dividends by contract, likewise. */
  | 'contractDividend'
