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
  withdrawal: { wallet: 'out', accounts: ['withdrawals'] },
  /** Fee of a payment, paid by the member. */
  fee: { wallet: 'out', accounts: ['fees'] },
  bonus: { wallet: 'in', accounts: ['bonuses'] },
  /** Between two wallets: of the same member, or of a member and an agent. */
  transfer: { wallet: 'either', accounts: [] },
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
