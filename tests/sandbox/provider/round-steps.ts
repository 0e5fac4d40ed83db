/** The steps of a round, each with one or two wallet calls. A step that gets no answer leaves the stage unchanged. */
import { fromMinor, parseAmount, toMinor } from '#shared/domain/money.ts'
import { gameOf, isTimed } from './games/engines.ts'
import type { PlacedBet } from './games/game.ts'
import { drawJackpot } from './games/jackpots.ts'
import type { RandomBelow } from './games/random.ts'
import type { RoundRefusal } from './protocol.ts'
import type { RoundRecord } from './round-records.ts'
import { type PlaySession, seatOf } from './sessions.ts'
import type { Tables } from './tables.ts'
import type { Wallet } from './wallet-client.ts'
import { pots, type RefusalCode, walletCalls } from './wire/wallet-api.ts'

export interface StepOptions {
  readonly wallet: Wallet
  readonly tables: Tables
  readonly random: RandomBelow
  readonly now: () => number
}

type Step = (round: RoundRecord, session: PlaySession) => Promise<void>

const refusals: Partial<Record<RefusalCode, RoundRefusal>> = {
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  LOSS_LIMIT: 'LOSS_LIMIT',
  TIME_LIMIT: 'TIME_LIMIT',
  BONUS_STAKE: 'BONUS_STAKE',
  BONUS_GAME: 'BONUS_GAME',
  SESSION_EXPIRED: 'SESSION_EXPIRED',
  SESSION_UNKNOWN: 'SESSION_EXPIRED',
}

/** Refusals that a retry can't change: the gateway was reset, or will never pay this round. */
const final: readonly RefusalCode[] = [
  'SESSION_UNKNOWN',
  'ROUND_UNKNOWN',
  'TX_CONFLICT',
  'TX_ROLLED_BACK',
  'JACKPOT_CLOSED',
  'AMOUNT_OUT_OF_RANGE',
]

/** The steps in order, each with its stage. */
export function createSteps({ wallet, tables, random, now }: StepOptions) {
  const takeBet: Step = async (round, session) => {
    const answer = await wallet.call(walletCalls.bet, {
      sessionId: round.sessionId,
      roundId: round.id,
      txId: `${round.id}-bet`,
      amount: round.bet,
    })
    if (answer.kind === 'refused') {
      round.stage = 'refused'
      round.refusal = refusals[answer.code] ?? 'REJECTED'
      round.limit = answer.limit
      return
    }
    if (answer.kind === 'unknown') {
      round.stage = 'rollback'
      return
    }
    round.balance = answer.value.balance
    if (isTimed(session.kind)) {
      // The wallet call takes time, so betting may have closed since the check before it.
      const accepted = await tables.timed(session.kind).accept(seatOf(session), placedBet(round))
      const stands = typeof accepted === 'object'
      round.settlesAt = stands ? accepted.settlesAt : null
      round.stage = stands ? 'wait' : 'rollback'
      return
    }
    const bet = centavos(round.bet) ?? 0n
    round.outcome = gameOf(session.kind).play(session.table, bet, round.choice, random)
    round.stage = round.outcome ? 'win' : 'rollback'
    const open = pots.filter((pot) => session.pots?.[pot] !== undefined)
    const pot = drawJackpot(open, bet, random)
    if (pot && round.outcome) round.jackpot = { pot }
  }

  /** Decides a bet whose time has come. If that isn't possible yet, it keeps waiting. */
  const decide: Step = async (round, session) => {
    if (!isTimed(session.kind) || now() < (round.settlesAt ?? 0)) return
    const settled = await tables.timed(session.kind).settle(seatOf(session), placedBet(round))
    if (settled === undefined) return
    const { win, detail } = typeof settled === 'object' ? settled : { win: settled, detail: undefined }
    round.detail = detail
    round.outcome = win === 'void' ? undefined : { win, table: session.table }
    round.stage = win === 'void' ? 'rollback' : 'win'
  }

  /**
   * Pays the round's jackpot, if any. Returns whether nothing more is to be done: paid, finally refused, or none won.
   */
  async function payJackpot(round: RoundRecord): Promise<boolean> {
    if (!round.jackpot || round.jackpot.amount !== undefined) return true
    const { pot } = round.jackpot
    const answer = await wallet.call(walletCalls.jackpot, {
      sessionId: round.sessionId,
      roundId: round.id,
      txId: `${round.id}-jackpot`,
      pot,
    })
    if (answer.kind === 'done') round.jackpot = { pot, amount: answer.value.amount }
    else if (answer.kind === 'unknown' || !final.includes(answer.code)) return false
    else round.jackpot = undefined
    return true
  }

  /**
   * Pays the decided win, retried until it succeeds. A lost round is closed with a win of 0, so that the gateway can
   * settle it.
   */
  const payWin: Step = async (round, session) => {
    if (!round.outcome || !(await payJackpot(round))) return
    const { win, table } = round.outcome
    const answer = await wallet.call(walletCalls.win, {
      sessionId: round.sessionId,
      roundId: round.id,
      txId: `${round.id}-win`,
      amount: fromMinor(win),
    })
    if (answer.kind === 'refused' && final.includes(answer.code)) round.stage = 'rollback'
    if (answer.kind !== 'done') return
    round.balance = answer.value.balance
    round.stage = 'settled'
    session.table = table
  }

  /**
   * Undoes the round's calls, latest first, because a bet can't be rolled back while its round has paid. A gateway
   * that doesn't know the session has been reset, so there is nothing to undo.
   */
  const rollBack: Step = async (round) => {
    for (const part of ['win', ...(round.jackpot ? ['jackpot'] : []), 'bet']) {
      const answer = await wallet.call(walletCalls.rollback, {
        sessionId: round.sessionId,
        txId: `${round.id}-${part}-rollback`,
        refTxId: `${round.id}-${part}`,
      })
      if (answer.kind === 'done') round.balance = answer.value.balance
      else if (answer.kind === 'unknown' || answer.code !== 'SESSION_UNKNOWN') return
    }
    round.jackpot = undefined
    round.stage = 'void'
  }

  return [
    ['bet', takeBet],
    ['wait', decide],
    ['win', payWin],
    ['rollback', rollBack],
  ] as const
}

/** A round as its game sees it. */
export const placedBet = ({
  id,
  roundId,
  bet,
  choice = '',
  startedAt,
  moves = [],
}: RoundRecord): PlacedBet => ({
  id,
  roundId,
  bet: centavos(bet) ?? 0n,
  choice,
  placedAt: startedAt,
  moves: moves.map(({ move }) => move),
})

/** Converts an amount to centavos. Undefined if it is invalid. */
export function centavos(amount: string): bigint | undefined {
  const exact = parseAmount(amount)
  return exact === undefined ? undefined : toMinor(exact)
}
