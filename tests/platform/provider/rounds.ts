/**
 * Rounds, and the promise about money that they keep: a round ends paid (bet and win booked) or void (both
 * undone), and asking again with its id continues it and never plays a second one. The bets of games that go by
 * the clock wait in between.
 */
import { fromMinor, parseAmount, subtractAmounts, toMinor } from '#shared/domain/money.ts'
import { type RefusalCode, walletCalls } from '../wallet-api.ts'
import type { Outcome } from './games/game.ts'
import { gameOf, isTimed } from './games/kinds.ts'
import type { RandomBelow } from './games/random.ts'
import type { RoundAnswer, RoundRefusal, RoundRequest, Table, Ticket } from './protocol.ts'
import { type PlaySession, placeOf } from './sessions.ts'
import type { Tables } from './tables.ts'
import type { Wallet } from './wallet-client.ts'

/** What the provider writes down of every round. */
interface RoundRecord {
  readonly id: string
  /** As the page calls it. */
  readonly roundId: string
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
  /** Which step is next, or how it ended. */
  stage: 'bet' | 'wait' | 'win' | 'rollback' | 'settled' | 'void' | 'refused'
  /** The last balance the wallet told. */
  balance: string
  refusal?: RoundRefusal
}

export interface Rounds {
  play(session: PlaySession, request: RoundRequest): Promise<RoundAnswer>
  /** A player's bets in a game that goes by the clock, latest first, with whatever session they were made. */
  tickets(session: PlaySession): Ticket[]
}

export interface RoundsOptions {
  readonly wallet: Wallet
  readonly tables: Tables
  readonly random: RandomBelow
  readonly now: () => number
}

const refusals: Partial<Record<RefusalCode, RoundRefusal>> = {
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  SESSION_EXPIRED: 'SESSION_EXPIRED',
  SESSION_UNKNOWN: 'SESSION_EXPIRED',
}

/** Pauses between attempts to end a round that its player has left open, in milliseconds. */
const settleDelays = [5_000, 15_000, 60_000, 300_000]
/** How often a bet that waits for the clock is looked at: the clock may be moved on. */
const waitStep = 1_000
const ticketsShown = 20

export function createRounds({ wallet, tables, random, now }: RoundsOptions): Rounds {
  const records = new Map<string, RoundRecord>()
  /** Work under way per session: rounds of one player follow each other. */
  const queues = new Map<string, Promise<unknown>>()

  /** Whether a bet is within the game's limits. */
  function allows({ game }: PlaySession, bet: string): boolean {
    const [amount, least, most] = [bet, game.minBet, game.maxBet].map(centavos)
    return (
      amount !== undefined && least !== undefined && most !== undefined && amount >= least && amount <= most
    )
  }

  async function takeBet(round: RoundRecord, session: PlaySession): Promise<void> {
    const answer = await wallet.call(walletCalls.bet, {
      sessionId: round.sessionId,
      roundId: round.id,
      txId: `${round.id}-bet`,
      amount: round.bet,
    })
    if (answer.kind === 'refused') {
      round.stage = 'refused'
      round.refusal = refusals[answer.code] ?? 'REJECTED'
      return
    }
    if (answer.kind === 'unknown') {
      round.stage = 'rollback'
      return
    }
    round.balance = answer.value.balance
    if (isTimed(session.kind)) {
      // The wallet took its time: what was open when the bet was made may have closed.
      const accepted = await tables.timed(session.kind).accept(placeOf(session), round.choice)
      const stands = typeof accepted === 'object'
      round.settlesAt = stands ? accepted.settlesAt : undefined
      round.stage = stands ? 'wait' : 'rollback'
      return
    }
    round.outcome = gameOf(session.kind).play(session.table, centavos(round.bet) ?? 0n, round.choice, random)
    round.stage = round.outcome ? 'win' : 'rollback'
  }

  /** Decides a bet whose time has come; one that can't be decided yet goes on waiting. */
  async function decide(round: RoundRecord, session: PlaySession): Promise<void> {
    if (!isTimed(session.kind) || now() < (round.settlesAt ?? 0)) return
    const win = await tables
      .timed(session.kind)
      .settle(placeOf(session), centavos(round.bet) ?? 0n, round.choice ?? '')
    if (win === undefined) return
    round.outcome = { win, table: session.table }
    round.stage = 'win'
  }

  /** A lost round is closed with a win of nothing, so that the platform can settle it. */
  async function payWin(round: RoundRecord, session: PlaySession, { win, table }: Outcome): Promise<void> {
    const answer = await wallet.call(walletCalls.win, {
      sessionId: round.sessionId,
      roundId: round.id,
      txId: `${round.id}-win`,
      amount: fromMinor(win),
    })
    if (answer.kind !== 'done') {
      round.stage = 'rollback'
      return
    }
    round.balance = answer.value.balance
    round.stage = 'settled'
    session.table = table
  }

  /** Undoes the win first: it may have been booked and only its answer lost. False when no answer came. */
  async function rollBack(round: RoundRecord): Promise<boolean> {
    for (const part of ['win', 'bet']) {
      const answer = await wallet.call(walletCalls.rollback, {
        sessionId: round.sessionId,
        txId: `${round.id}-${part}-rollback`,
        refTxId: `${round.id}-${part}`,
      })
      if (answer.kind !== 'done') return false
      round.balance = answer.value.balance
    }
    round.stage = 'void'
    return true
  }

  /** Takes a round as far as the wallet lets it. */
  async function advance(round: RoundRecord, session: PlaySession): Promise<void> {
    if (round.stage === 'bet') await takeBet(round, session)
    if (round.stage === 'wait') await decide(round, session)
    if (round.stage === 'win' && round.outcome) await payWin(round, session, round.outcome)
    if (round.stage === 'rollback') await rollBack(round)
  }

  /** Goes on trying without the player, who may have closed the game. */
  function settleLater(round: RoundRecord, session: PlaySession, attempt = 0): void {
    async function tryAgain(): Promise<void> {
      await inTurn(session, () => advance(round, session))
      if (isOpen(round)) settleLater(round, session, waited ? 0 : attempt + 1)
    }
    const waited = round.stage === 'wait'
    const delay = waited ? waitStep : settleDelays[Math.min(attempt, settleDelays.length - 1)]
    setTimeout(() => void tryAgain(), delay).unref()
  }

  function inTurn<Result>(session: PlaySession, work: () => Promise<Result>): Promise<Result> {
    const result = (queues.get(session.key) ?? Promise.resolve()).then(work, work)
    queues.set(session.key, result)
    return result
  }

  async function playInTurn(session: PlaySession, request: RoundRequest): Promise<RoundAnswer> {
    // The key keeps rounds of different players apart, should two pages make the same id.
    const id = `${session.sessionId}-${request.roundId}`
    const known = records.get(id)
    if (!known) {
      if (!allows(session, request.bet)) return { state: 'refused', code: 'BET_OUT_OF_RANGE' }
      const code = await refusalOf(session, request)
      if (code) return { state: 'refused', code }
    }
    const round: RoundRecord = known ?? {
      id,
      roundId: request.roundId,
      account: session.account,
      sessionId: session.sessionId,
      nodeId: session.game.nodeId,
      startedAt: now(),
      bet: request.bet,
      choice: request.choice,
      settlesAt: undefined,
      outcome: undefined,
      stage: 'bet',
      balance: session.balance,
    }
    records.set(id, round)
    await advance(round, session)
    if (isOpen(round) && !known) settleLater(round, session)
    if (round.refusal === 'INSUFFICIENT_FUNDS') {
      const answer = await wallet.call(walletCalls.balance, { sessionId: session.sessionId })
      if (answer.kind === 'done') round.balance = answer.value.balance
    }
    return answerOf(round, session.table)
  }

  /** Asked before the bet is taken, so that no bet is taken only to be given back. */
  async function refusalOf(
    session: PlaySession,
    { bet, choice }: RoundRequest,
  ): Promise<RoundRefusal | undefined> {
    if (isTimed(session.kind)) {
      const accepted = await tables.timed(session.kind).accept(placeOf(session), choice)
      return typeof accepted === 'object' ? undefined : (accepted ?? 'REJECTED')
    }
    // Played once with the lowest of all draws: the rules are pure, so nothing comes of it.
    const possible = gameOf(session.kind).play(session.table, centavos(bet) ?? 0n, choice, () => 0)
    return possible ? undefined : 'CHOICE_IMPOSSIBLE'
  }

  return {
    play: (session, request) => inTurn(session, () => playInTurn(session, request)),
    tickets: ({ account, game }) =>
      [...records.values()]
        .filter((round) => round.account === account && round.nodeId === game.nodeId)
        .flatMap((round) => ticketOf(round) ?? [])
        .slice(-ticketsShown)
        .toReversed(),
  }
}

function ticketOf(round: RoundRecord): Ticket | undefined {
  const { roundId, bet, choice = '', settlesAt = 0, stage, outcome } = round
  if (stage === 'refused' || stage === 'bet') return undefined
  const state = stage === 'settled' || stage === 'void' ? stage : 'waiting'
  const win = state === 'settled' && outcome ? fromMinor(outcome.win) : fromMinor(0)
  return { roundId, bet, choice, settlesAt, state, win }
}

function centavos(amount: string): bigint | undefined {
  const exact = parseAmount(amount)
  return exact === undefined ? undefined : toMinor(exact)
}

const isOpen = ({ stage }: RoundRecord): boolean =>
  stage === 'bet' || stage === 'wait' || stage === 'win' || stage === 'rollback'

function answerOf(round: RoundRecord, table: Table): RoundAnswer {
  const { stage, bet, balance, outcome, refusal } = round
  if (stage === 'refused' && refusal) return { state: 'refused', code: refusal, balance }
  if (stage === 'void') return { state: 'void', bet, balance, table }
  if (stage === 'wait') return { state: 'waiting', bet, balance, settlesAt: round.settlesAt ?? 0 }
  if (stage !== 'settled' || !outcome) return { state: 'open' }
  const win = fromMinor(outcome.win)
  const net = subtractAmounts(win, parseAmount(bet) ?? fromMinor(0))
  return { state: 'settled', bet, win, net, balance, table: outcome.table }
}
