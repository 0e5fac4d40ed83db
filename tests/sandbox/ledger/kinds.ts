/** The jackpots, each an account that every bet adds to. */
const pots = ['jackpotGrand', 'jackpotMajor', 'jackpotMinor'] as const

type Kind = {
  /** Which way money of this kind moves, seen from a wallet. */
  wallet: 'in' | 'out' | 'either'
  /** The sandbox's own accounts on the other side; none where money moves between wallets alone. */
  accounts: readonly string[]
}

/** Every kind of transaction, and the accounts that it may touch beside wallets. */
export const transactionKinds = {
  /** Opening balances of a new sandbox. */
  opening: { wallet: 'in', accounts: ['opening', ...pots] },
  welcome: { wallet: 'in', accounts: ['welcomeBonus'] },
  playCredit: { wallet: 'in', accounts: ['playCredit'] },
  deposit: { wallet: 'in', accounts: ['deposits'] },
  withdrawal: { wallet: 'out', accounts: ['withdrawals'] },
  /** What a payment costs the member. */
  fee: { wallet: 'out', accounts: ['fees'] },
  bonus: { wallet: 'in', accounts: ['bonuses'] },
  /** From one wallet to another: of the same member, or of a member and an agent. */
  transfer: { wallet: 'either', accounts: [] },
  adjustment: { wallet: 'either', accounts: ['adjustments'] },
  bet: { wallet: 'out', accounts: ['house', ...pots] },
  win: { wallet: 'in', accounts: ['house'] },
  /** A win without a bet, of a round that the provider gave. */
  freeRound: { wallet: 'in', accounts: ['freeRounds'] },
  /** A win without a bet, of a provider's promotion. */
  promotion: { wallet: 'in', accounts: ['promotions'] },
  /** A pot that was won; the house fills it up to its base again. */
  jackpot: { wallet: 'in', accounts: ['house', ...pots] },
  /** The opposite of another transaction. */
  rollback: {
    wallet: 'either',
    accounts: ['house', 'freeRounds', 'promotions', ...pots],
  },
} as const satisfies Record<string, Kind>

type Kinds = typeof transactionKinds
export type TransactionKind = keyof Kinds

/** An account of the sandbox's own. */
export type HouseAccount = Kinds[TransactionKind]['accounts'][number]
export type JackpotAccount = (typeof pots)[number]

/** Kinds whose other side is one account only. */
export type MoveKind = {
  [Name in TransactionKind]: Kinds[Name]['accounts'] extends readonly [string] ? Name : never
}[TransactionKind]

const byName: Record<TransactionKind, Kind> = transactionKinds

/** Whether a kind may touch an account, in that direction where it is a wallet. */
export function allowsEntry(name: TransactionKind, account: string, amount: number): boolean {
  const { wallet, accounts } = byName[name]
  if (account !== 'wallet' && !account.startsWith('wallet:')) return accounts.includes(account)
  return wallet === 'either' || amount === 0 || amount > 0 === (wallet === 'in')
}
