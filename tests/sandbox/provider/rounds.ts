/**
 * Rounds, and their guarantee about money: a round ends either paid (bet and win booked) or void (both undone).
 * Sending its id again continues it and never plays a second one. Bets of timed games wait in between.
 */
import { fromMinor } from '#shared/domain/money.ts'
import { allowsBet, allowsStake } from './bets.ts'
import { gameOf, isTimed } from './games/engines.ts'
import type { PlacedBet, WaitingBet } from './games/game.ts'
import type { MoveRequest, PastRound, RoundAnswer, RoundRefusal, RoundRequest, Ticket } from './protocol.ts'
import { answerOf, isOpen, type RoundRecord, type RoundRecords } from './round-records.ts'
import { centavos, createSteps, placedBet, type StepOptions } from './round-steps.ts'
import { type PlaySession, type Sessions, seatOf } from './sessions.ts'
import { walletCalls } from './wire/wallet-api.ts'

export interface Rounds {
  play(session: PlaySession, request: RoundRequest): Promise<RoundAnswer>
  /** Makes a move in an open bet of this player, whichever session placed it. */
  move(session: PlaySession, request: MoveRequest): Promise<RoundAnswer>
  /** A player's bets in a timed game, latest first, across all of their sessions. */
  tickets(session: Pick<PlaySession, 'account' | 'game'>): Ticket[]
  /** A player's last rounds in an instant game, latest first, across all of their sessions. */
  lastRounds(session: PlaySession): PastRound[]
  /** The bets of a player in a game that wait to be decided, oldest first. */
  waiting(account: string, nodeId: string): PlacedBet[]
  /** Everybody's bets in a game that wait to be decided. */
  waitingAt(nodeId: string): WaitingBet[]
  /** The last bets of a player in a game that were decided, latest first. */
  past(account: string, nodeId: string): PlacedBet[]
  /** Continues the rounds that an earlier process left open. */
  resume(): void
  /** Takes no further steps. Open rounds stay as stored. */
  stop(): void
}

export interface RoundsOptions extends StepOptions {
  readonly sessions: Sessions
  readonly records: RoundRecords
}

/** Pauses between attempts to end a round without its player, in ms. */
const settleDelays = [5_000, 15_000, 60_000, 300_000]
/** How often a waiting bet is checked, in ms. Not a timer until its time, because tests can advance the clock. */
const waitStep = 1_000

export function createRounds(options: RoundsOptions): Rounds {
  const { wallet, tables, sessions, records, now } = options
  const steps = createSteps(options)
  /** One object per open round, shared by all who work on it. */
  const open = new Map<string, RoundRecord>()
  /** Work in progress by session. Rounds of one session run one after the other. */
  const queues = new Map<string, Promise<unknown>>()
  let stopped = false

  function keep(round: RoundRecord): void {
    if (stopped) return
    records.save(round)
    if (isOpen(round)) open.set(round.id, round)
    else open.delete(round.id)
  }

  /** Takes a round as far as the wallet allows. */
  async function advance(round: RoundRecord, session: PlaySession): Promise<void> {
    for (const [stage, step] of steps) {
      if (round.stage !== stage || stopped) continue
      await step(round, session)
      // A bet that waits on has not changed: it would be written every second.
      if (stage !== 'wait' || round.stage !== 'wait') keep(round)
      if (isSettled(round) && !stopped) sessions.save(session)
    }
  }

  /** Keeps trying without the player, who may have closed the game. */
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
   * A bet that was in progress when the process ended is returned, like one whose answer was lost. Its player is no
   * longer waiting for it.
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
    // The session id keeps rounds of different players apart if two pages create the same round id.
    const id = `${session.sessionId}-${request.roundId}`
    const known = open.get(id) ?? records.find(id)
    const startedAt = now()
    const bet = stakeOf(session, request)
    if (!known) {
      if (!allowsBet(session, request.bet) || (bet !== request.bet && !allowsStake(session, bet)))
        return { state: 'refused', code: 'BET_OUT_OF_RANGE' }
      const code = await refusalOf(session, { ...request, bet, id, startedAt })
      if (code) return { state: 'refused', code }
    }
    const round: RoundRecord = known ?? {
      id,
      roundId: request.roundId,
      sessionKey: session.key,
      account: session.account,
      sessionId: session.sessionId,
      nodeId: session.game.nodeId,
      startedAt,
      bet,
      choice: request.choice,
      settlesAt: null,
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

  async function moveInTurn(
    session: PlaySession,
    round: RoundRecord,
    { moveId, move }: MoveRequest,
  ): Promise<RoundAnswer> {
    const isNew = !round.moves?.some(({ id }) => id === moveId)
    if (isNew && round.stage === 'wait') {
      const game = isTimed(session.kind) ? tables.timed(session.kind) : undefined
      const made = await game?.move?.(seatOf(session), placedBet(round), move)
      if (!made) return { state: 'refused', code: 'REJECTED' }
      if (typeof made === 'string') return { state: 'refused', code: made }
      round.moves = [...(round.moves ?? []), { id: moveId, move: made.kept }]
      round.settlesAt = made.settlesAt
      keep(round)
    }
    await advance(round, session)
    return answerOf(round, session.table)
  }

  /** Moves run in turn with what else happens to their bet, in the session that placed it. */
  async function makeMove(session: PlaySession, request: MoveRequest): Promise<RoundAnswer> {
    const { account, game } = session
    const round = openRounds(account, game.nodeId).find(({ roundId }) => roundId === request.roundId)
    if (!round) return decidedOr(session, request.roundId, 'BETS_CLOSED')
    const owner = sessions.find(round.sessionKey) ?? session
    return inTurn(owner, () => moveInTurn(owner, round, request))
  }

  /** The answer of a bet that has been decided, for a move that comes too late. */
  function decidedOr(session: PlaySession, roundId: string, code: RoundRefusal): RoundAnswer {
    const ended = records.ofPlayer(session.account, session.game.nodeId, roundId)
    return ended ? answerOf(ended, session.table) : { state: 'refused', code }
  }

  const openRounds = (account: string, nodeId: string): RoundRecord[] =>
    [...open.values()].filter((round) => round.account === account && round.nodeId === nodeId)

  const waiting = (account: string, nodeId: string): PlacedBet[] =>
    openRounds(account, nodeId)
      .filter(({ stage }) => stage === 'wait')
      .map(placedBet)

  /** Checked before the bet is booked, to avoid booking a bet only to return it. */
  async function refusalOf(
    session: PlaySession,
    { id, startedAt, roundId, bet, choice }: RoundRequest & Pick<RoundRecord, 'id' | 'startedAt'>,
  ): Promise<RoundRefusal | undefined> {
    if (isTimed(session.kind)) {
      const placed = { id, roundId, bet: centavos(bet) ?? 0n, choice: choice ?? '', placedAt: startedAt }
      const others = waiting(session.account, session.game.nodeId)
      const accepted = await tables.timed(session.kind).accept(seatOf(session), placed, others)
      return typeof accepted === 'object' ? undefined : (accepted ?? 'REJECTED')
    }
    // A trial round with the lowest draws. The rules are pure, so it has no effect.
    const possible = gameOf(session.kind).play(session.table, centavos(bet) ?? 0n, choice, () => 0)
    return possible ? undefined : 'CHOICE_IMPOSSIBLE'
  }

  return {
    play: (session, request) => inTurn(session, () => playInTurn(session, request)),
    move: makeMove,
    waiting,
    waitingAt: (nodeId) =>
      [...open.values()]
        .filter((round) => round.stage === 'wait' && round.nodeId === nodeId)
        .map((round) => ({ account: round.account, bet: placedBet(round) })),
    past: (account, nodeId) => records.decided(account, nodeId).map(placedBet),
    tickets: ({ account, game }) => records.tickets(account, game.nodeId),
    lastRounds: ({ account, game, kind }) =>
      records.lastRounds(account, game.nodeId, (isTimed(kind) ? undefined : gameOf(kind).remembers) ?? 0),
    resume,
    stop() {
      stopped = true
    },
  }
}

/** What a round costs. Some choices cost more than the bet. */
function stakeOf({ kind, table }: PlaySession, { bet, choice }: RoundRequest): string {
  const amount = centavos(bet)
  if (isTimed(kind) || amount === undefined) return bet
  const stake = gameOf(kind).stake?.(table, amount, choice)
  return stake === undefined || stake === amount ? bet : fromMinor(stake)
}

const isSettled = ({ stage }: RoundRecord): boolean => stage === 'settled'

const pauseOf = ({ stage }: RoundRecord, attempt: number): number | undefined =>
  stage === 'wait' ? waitStep : settleDelays[Math.min(attempt, settleDelays.length - 1)]
