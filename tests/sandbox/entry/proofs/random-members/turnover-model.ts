import type { Database } from '#sandbox/operator/db/database.ts'

/** A transaction of the ledger as one member's wallets see it. Amounts in minor units. */
type Booked = { id: number; kind: string; reference: string; owner: number; amount: number }

type Open = {
  reference: string
  /** The member's own money, and not a bonus's. */
  own: boolean
  amount: number
  /** What a bonus has now. */
  held: number
  required: number
  done: number
  types: readonly string[] | null
}
type Round = {
  owner: number
  bet: number
  counted: boolean
  open: boolean
  /** What its bets took from bonuses, and what it paid them, by call and bonus. */
  moves: { call: string; reference: string; amount: number }[]
  /** What its bets counted towards, oldest first. */
  counts: { of: Open; amount: number }[]
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
  ['rebate', /^W\d+-(live|card)-/, 1],
  ['rebate', /^W\d+-(rebate|sports)-/, 0],
  ['referral', /^RF/, 0],
  ['points', /^return /, 0],
]
const largestBonusBet = 500_00
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
  readonly #rounds = new Map<string, Round>()
  /** Bonuses that were lost. A bet that is taken back begins them again. */
  readonly #lost = new Map<string, Open>()
  /** The last deposit, whose fee and bonus may still follow. */
  #deposit: (Booked & { fee: number; opened: boolean }) | undefined
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
    this.#openDeposit()
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
    else this.#openDeposit()
    if (
      ['withdrawal', 'fee', 'teamTransfer', 'pointsPurchase'].includes(kind) &&
      amount < 0 &&
      reference !== deposit?.reference
    )
      this.#mayLeave(owner, -amount, `${kind} ${reference}`)
    const before = this.#funds.get(owner) ?? 0
    this.#funds.set(owner, before + amount)
    if (kind === 'deposit') this.#deposit = { ...one, fee: 0, opened: false }
    if (['bet', 'win', 'freeRound', 'jackpot', 'rollback'].includes(kind)) this.#play(one, before)
    // A removal that names a call as well is of a win that came after the bonus was given up.
    if (kind === 'bonusRemoval') this.#end(owner, reference, 'forfeited')
    const bonus = deposit && kind === 'bonus' && reference.startsWith(`${deposit.reference}-`)
    if (bonus) this.#depositBonus(deposit, one)
    else if (amount > 0) this.#credit(one)
  }

  /** Only what isn't locked may leave the account. */
  #mayLeave(owner: number, amount: number, what: string): void {
    const open = this.#open.get(owner) ?? []
    const locked = open.reduce((sum, one) => sum + (one.own ? one.amount : one.held), 0)
    const free = Math.max(0, (this.#funds.get(owner) ?? 0) - locked)
    if (amount > free) this.faults.push(`${what} takes ${amount}, of which only ${free} is free`)
  }

  #credit({ kind, reference, owner, amount }: Booked): void {
    const rule = times.find(([name, pattern]) => name === kind && pattern.test(reference))
    const isOrder = kind === 'points' && reference.startsWith('P')
    const isItem =
      isOrder && this.#db.get('SELECT 1 FROM point_orders WHERE id = ? AND item_id > 0', reference)
    const required = amount * (rule?.[2] ?? (isItem ? 1 : 0))
    if (required > 0) this.#begin(owner, { reference, own: false, amount, required, types: null })
    // Money from the upline has to be bet once, like a deposit.
    if (kind === 'teamTransfer' && this.#isFromUpline(reference))
      this.#begin(owner, { reference, own: true, amount, required: amount, types: null })
  }

  #isFromUpline(reference: string): boolean {
    const id = Number(reference.slice(1))
    return (
      this.#db.get("SELECT 1 FROM team_transfers WHERE id = ? AND relation = 'downline'", id) !== undefined
    )
  }

  #depositBonus(deposit: Booked & { fee: number }, { reference, owner, amount }: Booked): void {
    const name = reference.slice(deposit.reference.length + 1)
    const credited = deposit.amount - deposit.fee
    const factor = name === 'first' || name === 'reload' || name === 'daily' ? depositTimes[name] : 0
    this.#begin(owner, {
      reference,
      own: false,
      amount,
      required: (credited + amount) * factor,
      types: name === 'daily' ? null : slots,
    })
  }

  /** A deposit's own turnover begins once its fee is taken. */
  #openDeposit(): void {
    if (!this.#deposit || this.#deposit.opened) return
    this.#deposit.opened = true
    const { reference, owner, amount, fee } = this.#deposit
    const own = amount - fee
    this.#begin(owner, { reference, own: true, amount: own, required: own, types: null })
  }

  #begin(owner: number, opened: Omit<Open, 'done' | 'held'>): void {
    const credited = opened.amount
    // Who had lost all own money before, open bets included, owes nothing for it any more.
    if (this.#ownFunds(owner) - credited + this.#ownStakes(owner) < 1_00)
      for (const one of this.#open.get(owner) ?? []) if (one.own) this.#end(owner, one.reference, 'lost')
    this.#endLost(owner)
    const held = opened.own ? 0 : opened.amount
    this.#open.set(owner, [...(this.#open.get(owner) ?? []), { ...opened, held, done: 0 }])
    this.#states.set(opened.reference, { done: 0, outcome: null })
  }

  #ownFunds(owner: number): number {
    const held = (this.#open.get(owner) ?? []).reduce((sum, one) => sum + one.held, 0)
    return Math.max(0, (this.#funds.get(owner) ?? 0) - held)
  }

  /** What is bet of own money in rounds that are still open. */
  #ownStakes(owner: number): number {
    const open = [...this.#rounds.values()].filter((round) => round.open && round.owner === owner)
    const running = this.#open.get(owner) ?? []
    return open.reduce((sum, { bet, moves }) => {
      const stakes = moves.filter(
        ({ amount, reference }) => amount < 0 && running.some((one) => one.reference === reference),
      )
      return sum + bet + stakes.reduce((all, { amount }) => all + amount, 0)
    }, 0)
  }

  /** A bonus ends once next to nothing is left of it and no bet with it is open. */
  #endLost(owner: number): void {
    for (const { own, held, amount, reference } of this.#open.get(owner) ?? []) {
      if (own || held >= Math.min(1_00, amount)) continue
      const staked = [...this.#rounds.values()].some(
        (round) => round.open && round.moves.some((move) => move.amount < 0 && move.reference === reference),
      )
      if (!staked) this.#end(owner, reference, 'lost')
    }
  }

  #end(owner: number, reference: string, outcome: NonNullable<State['outcome']>): void {
    const open = this.#open.get(owner) ?? []
    const ended = open.find((one) => one.reference === reference)
    if (!ended) return
    this.#states.set(reference, { done: ended.done, outcome })
    if (outcome === 'lost') this.#lost.set(reference, { ...ended, held: 0 })
    this.#open.set(
      owner,
      open.filter((one) => one !== ended),
    )
  }

  /** A round counts when it is settled, once, with the bets that were not taken back. */
  #play({ kind, reference, owner, amount }: Booked, funds: number): void {
    const call = this.#db.get<{ round: string; kind: string; type: string }>(
      `SELECT c.session_id || ' ' || c.round_id AS round, c.kind, g.game_type AS type FROM wallet_calls c
       JOIN game_sessions s ON s.id = c.session_id JOIN world.games g ON g.node_id = s.node_id WHERE c.tx_id = ?`,
      reference,
    )
    if (!call) return
    const round = this.#rounds.get(call.round) ?? {
      owner,
      bet: 0,
      counted: false,
      open: true,
      moves: [],
      counts: [],
    }
    this.#rounds.set(call.round, round)
    if (kind === 'bet') this.#stake(round, reference, { funds, amount: -amount, type: call.type })
    if (kind === 'win' || kind === 'jackpot') this.#share(round, reference, amount)
    if (kind === 'rollback') {
      for (const move of round.moves)
        if (move.call === reference) this.#give(owner, move.reference, -move.amount)
      round.moves = round.moves.filter((move) => move.call !== reference)
    }
    if (kind === 'bet' || (kind === 'rollback' && call.kind === 'bet')) round.bet -= amount
    if (kind === 'rollback' && call.kind === 'bet') this.#uncount(owner, round, amount)
    round.open = kind === 'bet' || kind === 'jackpot' || (kind === 'rollback' && round.bet > 0)
    if ((kind !== 'win' && kind !== 'freeRound') || round.counted) return
    round.counted = true
    // A win of nothing has no entries, and so no owner.
    const player = owner || this.#ownerOf(call.round)
    const staked = round.moves.reduce((sum, move) => sum - Math.min(0, move.amount), 0)
    for (const own of [true, false])
      this.#count(round, player, own ? round.bet - staked : round.bet, call.type, own)
    this.#endLost(player)
  }

  /** A bet takes own money first, then bonuses that its game allows, oldest first. */
  #stake(round: Round, call: string, bet: { funds: number; amount: number; type: string }): void {
    const { owner } = round
    const bonuses = (this.#open.get(owner) ?? []).filter(({ own }) => !own)
    const held = bonuses.reduce((sum, one) => sum + one.held, 0)
    let missing = bet.amount - Math.max(0, bet.funds - held)
    if (missing > 0 && round.bet + bet.amount > largestBonusBet)
      this.faults.push(`${call} takes ${bet.amount} of which ${missing} is bonus money`)
    for (const one of bonuses) {
      const taken = Math.min(one.held, missing)
      if (taken <= 0 || (one.types && !one.types.includes(bet.type))) continue
      one.held -= taken
      missing -= taken
      round.moves.push({ call, reference: one.reference, amount: -taken })
    }
    if (missing > 0) this.faults.push(`${call} takes ${missing} of a bonus that isn’t for ${bet.type}`)
  }

  /** A win goes to bonuses as far as they were in the round's bets. */
  #share(round: Round, call: string, win: number): void {
    const stakes = Map.groupBy(
      round.moves.filter(({ amount }) => amount < 0),
      ({ reference }) => reference,
    )
    for (const [reference, moves] of stakes) {
      const staked = moves.reduce((sum, { amount }) => sum - amount, 0)
      const amount = Number((BigInt(win) * BigInt(staked)) / BigInt(round.bet))
      if (amount === 0) continue
      round.moves.push({ call, reference, amount })
      this.#give(round.owner, reference, amount)
    }
  }

  #give(owner: number, reference: string, amount: number): void {
    const state = this.#states.get(reference)
    const lost = this.#lost.get(reference)
    if (state?.outcome === 'lost' && lost && amount > 0) this.#reopen(owner, lost)
    const bonus = this.#open.get(owner)?.find((one) => one.reference === reference)
    if (bonus) bonus.held = Math.max(0, bonus.held + amount)
  }

  #reopen(owner: number, one: Open): void {
    const open = [...(this.#open.get(owner) ?? []), one]
    this.#open.set(
      owner,
      open.toSorted((a, b) => this.#order(a) - this.#order(b)),
    )
    this.#states.set(one.reference, { done: one.done, outcome: null })
  }

  /** A bet that is taken back after it counted is missing again where it counted last, also where that was enough. */
  #uncount(owner: number, { counts }: Round, bet: number): void {
    for (const own of [true, false]) {
      let left = bet
      for (const count of counts.filter(({ of }) => of.own === own).toReversed()) {
        const outcome = this.#states.get(count.of.reference)?.outcome ?? null
        if (outcome === 'lost' || outcome === 'forfeited') continue
        const returned = Math.min(left, count.amount)
        if (returned === 0) continue
        left -= returned
        count.amount -= returned
        count.of.done -= returned
        if (outcome === 'met') this.#reopen(owner, count.of)
        else this.#states.set(count.of.reference, { done: count.of.done, outcome })
      }
    }
  }

  /** Requirements in the order in which they began. */
  #order = ({ reference }: Open): number => [...this.#states.keys()].indexOf(reference)

  #ownerOf(round: string): number {
    const id = round.split(' ')[0] ?? ''
    return (
      this.#db.get<{ id: number }>('SELECT account_id AS id FROM game_sessions WHERE id = ?', id)?.id ?? 0
    )
  }

  #count(round: Round, owner: number, bet: number, type: string, own: boolean): void {
    let left = bet
    for (const one of this.#open.get(owner) ?? []) {
      if (left === 0) return
      if (one.own !== own) continue
      if (one.types && !one.types.includes(type)) continue
      const counted = Math.min(left, one.required - one.done)
      left -= counted
      one.done += counted
      round.counts.push({ of: one, amount: counted })
      this.#states.set(one.reference, { done: one.done, outcome: null })
      if (one.done === one.required) this.#end(owner, one.reference, 'met')
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
