/**
 * Rounds, and the promise about money that they keep: a round ends paid (bet and win booked) or void (both
 * undone), and asking again with its id continues it and never plays a second one. The bets of games that go by
 * the clock wait in between.
 */
import { walletCalls } from '../wallet-api.ts'
import { allowsBet } from './bets.ts'
import { gameOf, isTimed } from './games/kinds.ts'
import type { RoundAnswer, RoundRefusal, RoundRequest, Ticket } from './protocol.ts'
import { answerOf, isOpen, type RoundRecord, type RoundRecords } from './round-records.ts'
import { centavos, createSteps, type StepOptions } from './round-steps.ts'
import { type PlaySession, placeOf, type Sessions } from './sessions.ts'

export interface Rounds {
  play(session: PlaySession, request: RoundRequest): Promise<RoundAnswer>
  /** A player's bets in a game that goes by the clock, latest first, with whatever session they were made. */
  tickets(session: PlaySession): Ticket[]
  /** Takes up what an earlier process left open. */
  resume(): void
  /** Takes no further step; what is open stays as it was written down. */
  stop(): void
}

export interface RoundsOptions extends StepOptions {
  readonly sessions: Sessions
  readonly records: RoundRecords
}

/** Pauses between attempts to end a round that its player has left open, in milliseconds. */
const settleDelays = [5_000, 15_000, 60_000, 300_000]
/** How often a bet that waits for the clock is looked at: the clock may be moved on. */
const waitStep = 1_000

export function createRounds(options: RoundsOptions): Rounds {
  const { wallet, tables, sessions, records, now } = options
  const steps = createSteps(options)
  /** Of each open round one object alone, whoever works on it. */
  const open = new Map<string, RoundRecord>()
  /** Work under way per session: rounds of one player follow each other. */
  const queues = new Map<string, Promise<unknown>>()
  let stopped = false

  function keep(round: RoundRecord): void {
    if (stopped) return
    records.save(round)
    if (isOpen(round)) open.set(round.id, round)
    else open.delete(round.id)
  }

  /** Takes a round as far as the wallet lets it. */
  async function advance(round: RoundRecord, session: PlaySession): Promise<void> {
    for (const [stage, step] of steps) {
      if (round.stage !== stage || stopped) continue
      await step(round, session)
      keep(round)
      if (isSettled(round) && !stopped) sessions.save(session)
    }
  }

  /** Goes on trying without the player, who may have closed the game. */
  function settleLater(
    round: RoundRecord,
    session: PlaySession,
    attempt = 0,
    delay = pauseOf(round, attempt),
  ): void {
    const waited = round.stage === 'wait'
    async function tryAgain(): Promise<void> {
      await inTurn(session, () => advance(round, session))
      if (isOpen(round) && !stopped) settleLater(round, session, waited ? 0 : attempt + 1)
    }
    setTimeout(() => void tryAgain(), delay).unref()
  }

  /**
   * A bet whose answer ended with the process is given back, as one is whose answer was lost: its player
   * doesn't wait for it any more.
   */
  function resume(): void {
    for (const round of records.open()) {
      const session = sessions.find(round.sessionKey)
      if (!session) continue
      if (round.stage === 'bet') round.stage = 'rollback'
      keep(round)
      settleLater(round, session, 0, 0)
    }
  }

  function inTurn<Result>(session: PlaySession, work: () => Promise<Result>): Promise<Result> {
    const result = (queues.get(session.key) ?? Promise.resolve()).then(work, work)
    queues.set(session.key, result)
    return result
  }

  async function playInTurn(session: PlaySession, request: RoundRequest): Promise<RoundAnswer> {
    // The key keeps rounds of different players apart, should two pages make the same id.
    const id = `${session.sessionId}-${request.roundId}`
    const known = open.get(id) ?? records.find(id)
    if (!known) {
      if (!allowsBet(session, request.bet)) return { state: 'refused', code: 'BET_OUT_OF_RANGE' }
      const code = await refusalOf(session, request)
      if (code) return { state: 'refused', code }
    }
    const round: RoundRecord = known ?? {
      id,
      roundId: request.roundId,
      sessionKey: session.key,
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
    if (!known) keep(round)
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
    tickets: ({ account, game }) => records.tickets(account, game.nodeId),
    resume,
    stop() {
      stopped = true
    },
  }
}

const isSettled = ({ stage }: RoundRecord): boolean => stage === 'settled'

const pauseOf = ({ stage }: RoundRecord, attempt: number): number | undefined =>
  stage === 'wait' ? waitStep : settleDelays[Math.min(attempt, settleDelays.length - 1)]
