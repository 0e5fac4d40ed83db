import { addAmounts, fromMinor, parseAmount, subtractAmounts } from '#shared/domain/money.ts'
import type { Database } from '../db/database.ts'
import type { Pot } from '../wallet-api.ts'
import type { Outcome } from './games/game.ts'
import type { RoundAnswer, RoundRefusal, Table, Ticket } from './protocol.ts'
import { openStages } from './store.ts'

/** What the provider writes down of every round. */
export interface RoundRecord {
  readonly id: string
  /** As the page calls it. */
  readonly roundId: string
  /** Of the page's session. */
  readonly sessionKey: string
  readonly account: string
  readonly sessionId: string
  readonly nodeId: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly bet: string
  readonly choice: string | undefined
  /** When the clock decides it; undefined for a game that ends at once. */
  settlesAt: number | undefined
  /** The result, from the moment the bet is booked; it doesn't change any more. */
  outcome: Outcome | undefined
  /** The jackpot that it won beside; its amount once the gateway has paid it. */
  jackpot?: { readonly pot: Pot; readonly amount?: string } | undefined
  /** Which step is next, or how it ended. */
  stage: 'bet' | 'wait' | 'win' | 'rollback' | 'settled' | 'void' | 'refused'
  /** The last balance the wallet told. */
  balance: string
  refusal?: RoundRefusal
}

const ticketsShown = 20

/** The rounds in the provider's database. */
export class RoundRecords {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  find(id: string): RoundRecord | undefined {
    const row = this.#db.get<{ content: string }>('SELECT content FROM rounds WHERE id = ?', id)
    return row && read(row)
  }

  /** Writes a round down as it stands. */
  save(round: RoundRecord): void {
    const { id, sessionKey, account, nodeId, stage, startedAt } = round
    this.#db.run(
      `INSERT INTO rounds (id, session_key, account, node_id, stage, started, content)
       VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, content = excluded.content`,
      id,
      sessionKey,
      account,
      nodeId,
      stage,
      startedAt,
      write(round),
    )
  }

  /** The rounds that aren't over, in the order of their bets. */
  open(): RoundRecord[] {
    return this.#db
      .all<{ content: string }>(`SELECT content FROM rounds WHERE stage IN ${openStages} ORDER BY number`)
      .map(read)
  }

  /** A player's last bets in a game, latest first. */
  tickets(account: string, nodeId: string): Ticket[] {
    return this.#db
      .all<{ content: string }>(
        `SELECT content FROM rounds WHERE account = ? AND node_id = ? AND stage NOT IN ('refused', 'bet')
         ORDER BY number DESC LIMIT ?`,
        account,
        nodeId,
        ticketsShown,
      )
      .map((row) => ticketOf(read(row)))
  }
}

type Kept = Omit<RoundRecord, 'outcome'> & { outcome?: { win: string; table: Table } }

/** JSON knows no bigint. */
function write({ outcome, ...round }: RoundRecord): string {
  return JSON.stringify({ ...round, ...(outcome && { outcome: { ...outcome, win: String(outcome.win) } }) })
}

function read({ content }: { content: string }): RoundRecord {
  const { outcome, ...round }: Kept = JSON.parse(content)
  return { ...round, outcome: outcome && { ...outcome, win: BigInt(outcome.win) } }
}

function ticketOf(round: RoundRecord): Ticket {
  const { roundId, bet, choice = '', settlesAt = 0, stage, outcome } = round
  const state = stage === 'settled' || stage === 'void' ? stage : 'waiting'
  const win = state === 'settled' && outcome ? fromMinor(outcome.win) : fromMinor(0)
  return { roundId, bet, choice, settlesAt, state, win }
}

/** Whether something of a round is still to be done. */
export const isOpen = ({ stage }: RoundRecord): boolean =>
  stage === 'bet' || stage === 'wait' || stage === 'win' || stage === 'rollback'

/** What the page is told of a round. */
export function answerOf(round: RoundRecord, table: Table): RoundAnswer {
  const { stage, bet, balance, outcome, refusal } = round
  if (stage === 'refused' && refusal) return { state: 'refused', code: refusal, balance }
  if (stage === 'void') return { state: 'void', bet, balance, table }
  if (stage === 'wait') return { state: 'waiting', bet, balance, settlesAt: round.settlesAt ?? 0 }
  if (stage !== 'settled' || !outcome) return { state: 'open' }
  const jackpot = round.jackpot?.amount
  const win = addAmounts(fromMinor(outcome.win), parseAmount(jackpot ?? '') ?? fromMinor(0))
  const net = subtractAmounts(win, parseAmount(bet) ?? fromMinor(0))
  const paid = { bet, win, net, balance, ...(jackpot !== undefined && { jackpot }) }
  return { state: 'settled', ...paid, table: outcome.table }
}
