import type { Database } from '#sandbox/operator/db/database.ts'
import { addAmounts, fromMinor, parseAmount, subtractAmounts } from '#shared/domain/money.ts'
import type { Outcome } from './games/game.ts'
import type { LimitNote, PastRound, RoundAnswer, RoundRefusal, Table, Ticket } from './protocol.ts'
import { openStages } from './store.ts'
import type { Pot } from './wire/wallet-api.ts'

/** The stored record of a round. */
export interface RoundRecord {
  readonly id: string
  /** The id given by the page. */
  readonly roundId: string
  /** Key of the page's session. */
  readonly sessionKey: string
  readonly account: string
  readonly sessionId: string
  readonly nodeId: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly bet: string
  readonly choice: string | undefined
  /** The player's moves in a game that has some, oldest first. `id` is the page's, so that a repeated one counts once. */
  moves?: readonly { readonly id: string; readonly move: string }[]
  /** From when a bet of a timed game can be decided. Null where nobody can tell. */
  settlesAt: number | null
  /** The result. Set once the bet is booked or decided, and final from then on. */
  outcome: Outcome | undefined
  /** What its game keeps with the decided bet, to be shown with it. */
  detail?: string | undefined
  /** The jackpot it also won. `amount` is set once the gateway has paid it. */
  jackpot?: { readonly pot: Pot; readonly amount?: string } | undefined
  /** The next step, or how the round ended. */
  stage: 'bet' | 'wait' | 'win' | 'rollback' | 'settled' | 'void' | 'refused'
  /** The last balance reported by the wallet. */
  balance: string
  refusal?: RoundRefusal
  limit?: LimitNote | undefined
}

const ticketsShown = 20
const decidedShown = 8

/** Reads and writes rounds in the provider's database. */
export class RoundRecords {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  find(id: string): RoundRecord | undefined {
    const row = this.#db.get<{ content: string }>('SELECT content FROM rounds WHERE id = ?', id)
    return row && read(row)
  }

  /** Stores the current state of a round. */
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

  /** Rounds that haven't ended, in the order of their bets. */
  open(): RoundRecord[] {
    return this.#db
      .all<{ content: string }>(`SELECT content FROM rounds WHERE stage IN ${openStages} ORDER BY number`)
      .map(read)
  }

  /** A player's bet in a game, by the id that its page gave it. */
  ofPlayer(account: string, nodeId: string, roundId: string): RoundRecord | undefined {
    const row = this.#db.get<{ content: string }>(
      `SELECT content FROM rounds WHERE account = ? AND node_id = ? AND content ->> 'roundId' = ?
       ORDER BY number DESC LIMIT 1`,
      account,
      nodeId,
      roundId,
    )
    return row && read(row)
  }

  /** What a player's last rounds in an instant game won, latest first. */
  lastRounds(account: string, nodeId: string, limit: number): PastRound[] {
    return this.#db
      .all<{ content: string }>(
        `SELECT content FROM rounds WHERE account = ? AND node_id = ? AND stage = 'settled'
         ORDER BY number DESC LIMIT ?`,
        account,
        nodeId,
        limit,
      )
      .flatMap((row) => {
        const answer = answerOf(read(row))
        return answer.state === 'settled' ? [{ bet: answer.bet, win: answer.win, table: answer.table }] : []
      })
  }

  /** A player's latest bets in a game that were decided, latest first. */
  decided(account: string, nodeId: string): RoundRecord[] {
    return this.#db
      .all<{ content: string }>(
        `SELECT content FROM rounds WHERE account = ? AND node_id = ? AND stage IN ('win', 'settled')
         ORDER BY number DESC LIMIT ?`,
        account,
        nodeId,
        decidedShown,
      )
      .map(read)
  }

  /** A player's bets in a game that are open, and the latest of the others. Latest first. */
  tickets(account: string, nodeId: string): Ticket[] {
    return this.#db
      .all<{ content: string }>(
        `SELECT content FROM rounds WHERE account = ?1 AND node_id = ?2 AND stage NOT IN ('refused', 'bet')
         AND (stage IN ${openStages} OR number IN (
           SELECT number FROM rounds WHERE account = ?1 AND node_id = ?2 AND stage IN ('settled', 'void')
           ORDER BY number DESC LIMIT ?3))
         ORDER BY number DESC`,
        account,
        nodeId,
        ticketsShown,
      )
      .map((row) => ticketOf(read(row)))
  }
}

type Kept = Omit<RoundRecord, 'outcome'> & { outcome?: { win: string; table: Table } }

/** JSON has no bigint. */
function write({ outcome, ...round }: RoundRecord): string {
  return JSON.stringify({ ...round, ...(outcome && { outcome: { ...outcome, win: String(outcome.win) } }) })
}

function read({ content }: { content: string }): RoundRecord {
  const { outcome, ...round }: Kept = JSON.parse(content)
  return { ...round, outcome: outcome && { ...outcome, win: BigInt(outcome.win) } }
}

function ticketOf(round: RoundRecord): Ticket {
  const { roundId, bet, choice = '', settlesAt, stage, outcome, moves, detail } = round
  const state = stage === 'settled' || stage === 'void' ? stage : 'waiting'
  const win = state === 'settled' && outcome ? fromMinor(outcome.win) : fromMinor(0)
  const made = moves && { moves: moves.map(({ move }) => move) }
  return { roundId, bet, choice, settlesAt, state, win, ...made, ...(detail !== undefined && { detail }) }
}

/** Whether a round still has steps to do. */
export const isOpen = ({ stage }: RoundRecord): boolean =>
  stage === 'bet' || stage === 'wait' || stage === 'win' || stage === 'rollback'

/** The answer that the page gets for a round. `table` is the current one, for a round that changed nothing. */
export function answerOf(round: RoundRecord, table?: Table): RoundAnswer {
  const { stage, bet, balance, outcome, refusal, limit } = round
  if (stage === 'refused' && refusal)
    return { state: 'refused', code: refusal, balance, ...(limit && { limit }) }
  if (stage === 'void' && table) return { state: 'void', bet, balance, table }
  if (stage === 'wait') return { state: 'waiting', bet, balance, settlesAt: round.settlesAt }
  if (stage !== 'settled' || !outcome) return { state: 'open' }
  const jackpot = round.jackpot?.amount
  const win = addAmounts(fromMinor(outcome.win), parseAmount(jackpot ?? '') ?? fromMinor(0))
  const net = subtractAmounts(win, parseAmount(bet) ?? fromMinor(0))
  const pot = jackpot !== undefined && { jackpot, pot: round.jackpot?.pot }
  const paid = { bet, win, net, balance, ...pot }
  return { state: 'settled', ...paid, table: outcome.table }
}
