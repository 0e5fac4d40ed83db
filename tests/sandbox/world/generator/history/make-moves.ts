import { pick, type Random } from '../random.ts'
import type { PastRound } from './make-rounds.ts'
import { historyDays, type PlayStyle } from './play-styles.ts'

/** A booking in an account's past. The amount is the wallet's: negative if money goes out. */
export type PastMove = {
  kind: 'deposit' | 'withdrawal' | 'bet' | 'win' | 'rollback' | 'referral'
  /** Index of the round among the account's rounds, for a bet, win or rollback. */
  round: number | null
  at: number
  amount: number
  /** The balance after it. */
  balance: number
}

const minute = 60_000
const dayLength = 24 * 60 * minute
/** The balance never falls below this many times the next bet. */
const reserve = 3
const wholeWithdrawals = 100_00

/**
 * All bookings of an account's past. It deposits before a bet that it couldn't afford, and withdraws what exceeds
 * `style.keeps`. `balance` is its balance at the end. `income` is paid to it in between.
 */
export function makeMoves(
  style: Omit<PlayStyle, 'username'>,
  rounds: readonly PastRound[],
  balance: number,
  random: Random,
  income: readonly Play[] = [],
): PastMove[] {
  const booked = new Cashier(style, balance, random)
  let day = Number.NaN
  for (const move of [...playOf(rounds), ...income].sort((a, b) => a.at - b.at)) {
    if (move.kind === 'referral') {
      if (!Number.isNaN(day)) booked.endDay(day)
      day = Number.NaN
      booked.book(move)
      continue
    }
    const today = Math.floor(move.at / dayLength)
    if (today !== day) {
      if (!Number.isNaN(day)) booked.endDay(day)
      day = today
      booked.beginDay(move.at)
    }
    if (move.kind === 'bet') booked.affordBet(move)
    booked.book(move)
  }
  if (!Number.isNaN(day)) booked.endDay(day)
  return booked.endingAt(balance)
}

type Play = Omit<PastMove, 'balance'>

/** Bets and their outcomes in order of time. A round can end after the next one has begun. */
function playOf(rounds: readonly PastRound[]): Play[] {
  const moves = rounds.flatMap(({ started, ended, bet, win, back }, round): Play[] => [
    { kind: 'bet', round, at: started, amount: -bet },
    back
      ? { kind: 'rollback', round, at: ended, amount: bet }
      : { kind: 'win', round, at: ended, amount: win },
  ])
  return moves.sort((a, b) => a.at - b.at)
}

class Cashier {
  readonly #style: Omit<PlayStyle, 'username'>
  readonly #random: Random
  readonly #moves: PastMove[] = []
  #balance: number
  #last = -(historyDays + 1) * dayLength

  constructor(style: Omit<PlayStyle, 'username'>, balance: number, random: Random) {
    this.#style = style
    this.#balance = Math.round(balance / 2)
    this.#random = random
  }

  book(move: Play): void {
    this.#balance += move.amount
    this.#last = move.at
    this.#moves.push({ ...move, balance: this.#balance })
  }

  beginDay(at: number): void {
    if (this.#random() < this.#style.payDays) this.#deposit(at)
  }

  affordBet({ at, amount }: Play): void {
    while (this.#balance + amount * reserve < 0) this.#deposit(at)
  }

  /** Five minutes before midnight, or right after the last win if that is later. */
  endDay(day: number): void {
    const above = this.#balance - this.#style.keeps
    if (above < 0) return
    this.#withdraw((day + 1) * dayLength - 5 * minute, above + Math.max(...this.#style.deposits))
  }

  /**
   * Returns the moves with their balances shifted so that the last one is `balance`. Any excess is withdrawn first,
   * so the shift is never negative and no balance falls below zero.
   */
  endingAt(balance: number): PastMove[] {
    if (this.#balance > balance) this.#withdraw(-minute, this.#balance - balance)
    const shift = balance - this.#balance
    return this.#moves.map((move) => ({ ...move, balance: move.balance + shift }))
  }

  #withdraw(at: number, least: number): void {
    const amount = Math.ceil(least / wholeWithdrawals) * wholeWithdrawals
    this.book({ kind: 'withdrawal', round: null, at: Math.max(at, this.#last), amount: -amount })
  }

  #deposit(before: number): void {
    const at = Math.max(this.#last, before - minute)
    this.book({ kind: 'deposit', round: null, at, amount: pick(this.#style.deposits, this.#random) })
  }
}
