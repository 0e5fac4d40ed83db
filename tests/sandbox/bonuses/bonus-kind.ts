/** What a bonus is given for. Also the kind of its ledger transaction and the source of its turnover. */
export type BonusKind =
  | 'bonus'
  | 'reward'
  | 'rebate'
  | 'mission'
  | 'referral'
  | 'raffle'
  | 'points'
  | 'welcome'
