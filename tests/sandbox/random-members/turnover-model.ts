import type { Database } from '../db/database.ts'

/** A transaction of the ledger as one member's wallets see it. Amounts in minor units. */
type Booked = { id: number; kind: string; reference: string; owner: number; amount: number }

type Open = {
  reference: string
  locked: number
  required: number
  done: number
  types: readonly string[] | null
}
type State = { done: number; outcome: 'met' | 'lost' | 'forfeited' | null }

/** What must be bet how often, by the kind of a credit and the start of its reference. The rules, written down again. */
const times: readonly [kind: string, reference: RegExp, times: number][] = [
  ['reward', /^R\d+-(welcome|vip)/, 3],
  ['reward', /^R\d+-(checkin|cashback|milestone)/, 1],
  ['mission', /^M/, 1],
  ['bonus', /^L-/, 1],
  ['bonus', /^T-/, 1],
  ['bonus', /^PA/, 0],
  ['rebate', /^B/, 0],
  ['referral', /^RF/, 0],
  ['points', /^return /, 0],
]
const depositTimes = { first: 12, reload: 6, daily: 5 } as const
const slots = ['RNG', 'FISH']

/** A transaction for each member in whose wallets it is. One without entries, such as a win of nothing, has no owner. */
function byOwner(entries: readonly (Booked & { account: string })[]): Booked[] {
  const wallets = entries.filter(({ account }) => account?.startsWith('wallet'))
  const [first] = entries
  if (wallets.length === 0) return first ? [{ ...first, owner: 0, amount: 0 }] : []
  return [...Map.groupBy(wallets, ({ owner }) => owner).values()].flatMap((own) => {
    const [one] = own
    return one ? [{ ...one, amount: own.reduce((sum, { amount }) => sum + amount, 0) }] : []
  })
}

/**
 * Works out every member's turnover anew from the ledger's entries alone, in the order in which they were booked, and
 * compares it with what the sandbox keeps.
 */
export class TurnoverModel {
  readonly #db: Database
  readonly #open = new Map<number, Open[]>()
  readonly #funds = new Map<number, number>()
  readonly #states = new Map<string, State>()
  readonly #rounds = new Map<string, { owner: number; bet: number; counted: boolean; open: boolean }>()
  /** Deposits whose fee and bonus may still follow. */
  #deposit: (Booked & { fee: number }) | undefined
  #last: number
  readonly faults: string[] = []

  /** Starts after the transactions that are there. */
  constructor(db: Database) {
    this.#db = db
    this.#last = db.get<{ id: number }>('SELECT MAX(id) AS id FROM ledger_transactions')?.id ?? 0
    for (const { owner, sum } of db.all<{ owner: number; sum: number }>(
      "SELECT owner, SUM(balance) AS sum FROM ledger_accounts WHERE kind GLOB 'wallet*' GROUP BY owner",
    ))
      this.#funds.set(owner, sum)
  }

  /** Follows the transactions booked since the last time. */
  follow(): void {
    const rows = this.#db.all<Booked & { account: string }>(
      `SELECT t.id, t.kind, t.reference, a.kind AS account, a.owner, e.amount FROM ledger_transactions t
       LEFT JOIN ledger_entries e ON e.transaction_id = t.id LEFT JOIN ledger_accounts a ON a.id = e.account_id
       WHERE t.id > ? ORDER BY t.id`,
      this.#last,
    )
    const booked = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(byOwner)
    for (const one of booked) this.#take(one)
    this.#closeDeposit()
    this.#last = booked.at(-1)?.id ?? this.#last
  }

  /** A bonus was given up when nothing was left to take back, which no entry shows. */
  giveUp(owner: number, reference: string): void {
    this.#end(owner, reference, 'forfeited')
  }

  #take(one: Booked): void {
    const { kind, reference, owner, amount } = one
    const deposit = this.#deposit
    if (deposit && kind === 'fee' && reference === deposit.reference) deposit.fee = -amount
    else if (deposit && kind === 'bonus' && reference.startsWith(`${deposit.reference}-`))
      this.#depositBonus(deposit, one)
    else this.#closeDeposit()
    if (
      ['withdrawal', 'fee', 'teamTransfer', 'pointsPurchase'].includes(kind) &&
      amount < 0 &&
      reference !== deposit?.reference
    )
      this.#mayLeave(owner, -amount, `${kind} ${reference}`)
    this.#funds.set(owner, (this.#funds.get(owner) ?? 0) + amount)
    if (kind === 'deposit') this.#deposit = { ...one, fee: 0 }
    if (kind === 'bet' || kind === 'win' || kind === 'freeRound' || kind === 'rollback') this.#play(one)
    if (kind === 'bonusRemoval') this.#end(owner, reference, 'forfeited')
    if (amount > 0) this.#credit(one)
  }

  /** Only what isn't locked may leave the account. */
  #mayLeave(owner: number, amount: number, what: string): void {
    const locked = (this.#open.get(owner) ?? []).reduce((sum, one) => sum + one.locked, 0)
    const free = Math.max(0, (this.#funds.get(owner) ?? 0) - locked)
    if (amount > free) this.faults.push(`${what} takes ${amount}, of which only ${free} is free`)
  }

  #credit({ kind, reference, owner, amount }: Booked): void {
    const rule = times.find(([name, pattern]) => name === kind && pattern.test(reference))
    const isOrder = kind === 'points' && reference.startsWith('P')
    const isItem =
      isOrder && this.#db.get('SELECT 1 FROM point_orders WHERE id = ? AND item_id > 0', reference)
    const required = amount * (rule?.[2] ?? (isItem ? 1 : 0))
    if (required > 0) this.#begin(owner, { reference, locked: amount, required, types: null })
  }

  #depositBonus(deposit: Booked & { fee: number }, { reference, owner, amount }: Booked): void {
    this.#deposit = undefined
    const name = reference.slice(deposit.reference.length + 1)
    const credited = deposit.amount - deposit.fee
    const factor = name === 'first' || name === 'reload' || name === 'daily' ? depositTimes[name] : 0
    const locked = credited + amount
    // The credit itself is added to the funds afterwards.
    this.#begin(
      owner,
      { reference, locked, required: locked * factor, types: name === 'daily' ? null : slots },
      credited,
    )
  }

  #closeDeposit(): void {
    if (!this.#deposit) return
    const { reference, owner, amount, fee } = this.#deposit
    this.#deposit = undefined
    const locked = amount - fee
    this.#begin(owner, { reference, locked, required: locked, types: null })
  }

  #begin(owner: number, opened: Omit<Open, 'done'>, credited = opened.locked): void {
    // Who had lost everything before, open bets included, owes nothing for it any more.
    if ((this.#funds.get(owner) ?? 0) + this.#stakes(owner) - credited < 1_00)
      for (const { reference } of this.#open.get(owner) ?? []) this.#end(owner, reference, 'lost')
    this.#open.set(owner, [...(this.#open.get(owner) ?? []), { ...opened, done: 0 }])
    this.#states.set(opened.reference, { done: 0, outcome: null })
  }

  /** What is bet in rounds that are still open. */
  #stakes(owner: number): number {
    const open = [...this.#rounds.values()].filter((round) => round.open && round.owner === owner)
    return open.reduce((sum, { bet }) => sum + bet, 0)
  }

  #end(owner: number, reference: string, outcome: NonNullable<State['outcome']>): void {
    const open = this.#open.get(owner) ?? []
    const ended = open.find((one) => one.reference === reference)
    if (!ended) return
    this.#states.set(reference, { done: ended.done, outcome })
    this.#open.set(
      owner,
      open.filter((one) => one !== ended),
    )
  }

  /** A round counts when it is settled, once, with the bets that were not taken back. */
  #play({ kind, reference, owner, amount }: Booked): void {
    const call = this.#db.get<{ round: string; kind: string; type: string }>(
      `SELECT c.session_id || ' ' || c.round_id AS round, c.kind, g.game_type AS type FROM wallet_calls c
       JOIN game_sessions s ON s.id = c.session_id JOIN world.games g ON g.node_id = s.node_id WHERE c.tx_id = ?`,
      reference,
    )
    if (!call) return
    const round = this.#rounds.get(call.round) ?? { owner, bet: 0, counted: false, open: true }
    this.#rounds.set(call.round, round)
    if (kind === 'bet' || (kind === 'rollback' && call.kind === 'bet')) round.bet -= amount
    round.open = kind === 'bet' || kind === 'rollback'
    if ((kind !== 'win' && kind !== 'freeRound') || round.counted) return
    round.counted = true
    // A win of nothing has no entries, and so no owner.
    this.#count(owner || this.#ownerOf(call.round), round.bet, call.type)
  }

  #ownerOf(round: string): number {
    const id = round.split(' ')[0] ?? ''
    return (
      this.#db.get<{ id: number }>('SELECT account_id AS id FROM game_sessions WHERE id = ?', id)?.id ?? 0
    )
  }

  #count(owner: number, bet: number, type: string): void {
    let left = bet
    for (const one of this.#open.get(owner) ?? []) {
      if (one.types && !one.types.includes(type)) continue
      const counted = Math.min(left, one.required - one.done)
      left -= counted
      one.done += counted
      this.#states.set(one.reference, { done: one.done, outcome: null })
      if (one.done === one.required) this.#end(owner, one.reference, 'met')
      if (left === 0) return
    }
  }

  /** Where the sandbox's turnover differs from this one. */
  differences(owners: readonly number[]): string[] {
    const kept = this.#db.all<{ reference: string; done: number; outcome: string | null; owner: number }>(
      'SELECT reference, done, outcome, account_id AS owner FROM turnover ORDER BY id',
    )
    const ours = kept.filter(({ owner }) => owners.includes(owner))
    const missing = [...this.#states.keys()].filter(
      (name) => !kept.some(({ reference }) => reference === name),
    )
    return [
      ...missing.map((name) => `${name} has no requirement`),
      ...ours.flatMap(({ reference, done, outcome }) => {
        const own = this.#states.get(reference)
        const same = own?.done === done && own.outcome === outcome
        return same ? [] : [`${reference}: ${done} ${outcome}, by the entries ${own?.done} ${own?.outcome}`]
      }),
    ]
  }
}
