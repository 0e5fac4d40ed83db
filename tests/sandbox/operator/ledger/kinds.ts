/** The jackpot accounts. Every bet adds to each of them. */
const pots = ['jackpotGrand', 'jackpotMajor', 'jackpotMinor'] as const

type Kind = {
  /** Which way money of this kind moves, from the wallet's point of view. */
  wallet: 'in' | 'out' | 'either'
  /** House accounts on the other side. Empty if money moves only between wallets. */
  accounts: readonly string[]
}

/** Every kind of transaction, with the accounts it may touch besides wallets. */
export const transactionKinds = {
  /** Opening balances of a new sandbox. */
  opening: { wallet: 'in', accounts: ['opening', ...pots] },
  welcome: { wallet: 'in', accounts: ['welcomeBonus'] },
  playCredit: { wallet: 'in', accounts: ['playCredit'] },
  deposit: { wallet: 'in', accounts: ['deposits'] },
  /** Booked with the request, so that the money can't be played with until it is paid out or returned. */
  withdrawal: { wallet: 'out', accounts: ['withdrawals'] },
  /** A withdrawal that wasn't paid out, returned to the wallet. */
  withdrawalReturn: { wallet: 'in', accounts: ['withdrawals'] },
  /** Fee of a payment, paid by the member. */
  fee: { wallet: 'out', accounts: ['fees'] },
  /** The fee of a withdrawal that wasn't paid out. */
  feeReturn: { wallet: 'in', accounts: ['fees'] },
  bonus: { wallet: 'in', accounts: ['bonuses'] },
  /** A bonus that is taken back, because it was given up or its withdrawal came too early. */
  bonusRemoval: { wallet: 'out', accounts: ['bonuses'] },
  /** A part of a credit, because a bet that it was given for is void. */
  takenBack: {
    wallet: 'out',
    accounts: ['bonuses', 'rewards', 'rebates', 'missions', 'referrals', 'raffles', 'pointsMall'],
  },
  reward: { wallet: 'in', accounts: ['rewards'] },
  rebate: { wallet: 'in', accounts: ['rebates'] },
  mission: { wallet: 'in', accounts: ['missions'] },
  /** Income from invited friends. */
  referral: { wallet: 'in', accounts: ['referrals'] },
  /** An agent's rebate on what its team bets. Out of the wallet for a day with more voids than bets. */
  commission: { wallet: 'either', accounts: ['commissions'] },
  /** An agent's salaries, each for a day, an hour or five minutes of its team's bets. */
  dailySalary: { wallet: 'either', accounts: ['salaries'] },
  hourlySalary: { wallet: 'either', accounts: ['salaries'] },
  realtimeSalary: { wallet: 'either', accounts: ['salaries'] },
  /** An agent's share of its team's net profit. The operator pays it, or the upline from its wallet. */
  dividend: { wallet: 'either', accounts: ['dividends'] },
  /** A cash prize from a raffle, or points converted to money. */
  raffle: { wallet: 'in', accounts: ['raffles'] },
  points: { wallet: 'in', accounts: ['pointsMall'] },
  /** Money paid in addition to points in the points mall. */
  pointsPurchase: { wallet: 'out', accounts: ['pointsMall'] },
  /** Between two wallets of the same member. */
  transfer: { wallet: 'either', accounts: [] },
  /** Between the wallets of a member and another in the same team. */
  teamTransfer: { wallet: 'either', accounts: [] },
  adjustment: { wallet: 'either', accounts: ['adjustments'] },
  bet: { wallet: 'out', accounts: ['house', ...pots] },
  win: { wallet: 'in', accounts: ['house'] },
  /** A win without a bet, in a free round given by the provider. */
  freeRound: { wallet: 'in', accounts: ['freeRounds'] },
  /** A win without a bet, from a provider's promotion. */
  promotion: { wallet: 'in', accounts: ['promotions'] },
  /** A pot that was won. The house refills it to its base. */
  jackpot: { wallet: 'in', accounts: ['house', ...pots] },
  /** Reverses another transaction. */
  rollback: {
    wallet: 'either',
    accounts: ['house', 'freeRounds', 'promotions', ...pots],
  },
} as const satisfies Record<string, Kind>

type Kinds = typeof transactionKinds
export type TransactionKind = keyof Kinds

/** An account that belongs to the sandbox itself. */
export type HouseAccount = Kinds[TransactionKind]['accounts'][number]
export type JackpotAccount = (typeof pots)[number]

/** Kinds with exactly one account on the other side. */
export type MoveKind = {
  [Name in TransactionKind]: Kinds[Name]['accounts'] extends readonly [string] ? Name : never
}[TransactionKind]

const byName: Record<TransactionKind, Kind> = transactionKinds

/** Whether a kind may touch an account. For a wallet, the direction must match too. */
export function allowsEntry(name: TransactionKind, account: string, amount: number): boolean {
  const { wallet, accounts } = byName[name]
  if (account !== 'wallet' && !account.startsWith('wallet:')) return accounts.includes(account)
  return wallet === 'either' || amount === 0 || amount > 0 === (wallet === 'in')
}
