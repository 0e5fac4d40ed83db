/** Kinds of lottery bets and their payouts. Pure; the gateway makes the draws. */
import type { WalletValue } from '../../../wallet-api.ts'

export type LotteryForm = WalletValue<'draws'>['form']

export interface LotteryPlay {
  readonly id: string
  /** How many numbers the player picks. */
  readonly picks: number
  /** Payout by number of correct picks, as multiples of the bet. */
  readonly pays: readonly { readonly right: number; readonly pays: number }[]
}

/** The binomial coefficient. */
const choose = (all: number, some: number): number =>
  Array.from({ length: some }, (_, index) => index).reduce((ways, i) => (ways * (all - i)) / (i + 1), 1)

/** Probability that exactly `right` of the picked numbers are correct. */
export function chanceOf(form: LotteryForm, picks: number, right: number): number {
  if (form.kind === 'digits') return right === picks ? 0.1 ** picks : 0
  const { pool, count } = form
  return (choose(count, right) * choose(pool - count, picks - right)) / choose(pool, picks)
}

/** Published return to player of a kind of bet, as a share of all bets. */
export const lotteryReturn = (form: LotteryForm, { picks, pays }: LotteryPlay): number =>
  pays.reduce((sum, each) => sum + each.pays * chanceOf(form, picks, each.right), 0)

const only = (right: number, pays: number) => [{ right, pays }]

/** The kinds of bets for a form. Digits return 90 %, balls between 65 and 95 %; see the test. */
export function playsOf(form: LotteryForm): readonly LotteryPlay[] {
  if (form.kind === 'digits') {
    return [
      { id: 'straight', picks: form.count, pays: only(form.count, 0.9 * 10 ** form.count) },
      { id: 'last2', picks: 2, pays: only(2, 90) },
      { id: 'last1', picks: 1, pays: only(1, 9) },
    ]
  }
  if (form.pool === 80) {
    return [
      { id: 'pick1', picks: 1, pays: only(1, 3.6) },
      {
        id: 'pick3',
        picks: 3,
        pays: [
          { right: 3, pays: 44 },
          { right: 2, pays: 2 },
        ],
      },
      {
        id: 'pick5',
        picks: 5,
        pays: [
          { right: 5, pays: 650 },
          { right: 4, pays: 20 },
          { right: 3, pays: 3 },
        ],
      },
    ]
  }
  const larger = form.pool > 45
  return [
    {
      id: 'six',
      picks: 6,
      pays: [
        { right: 6, pays: 1_000_000 },
        { right: 5, pays: larger ? 6_000 : 3_000 },
        { right: 4, pays: larger ? 150 : 120 },
        { right: 3, pays: larger ? 24 : 17 },
      ],
    },
    { id: 'two', picks: 2, pays: only(2, Math.floor((0.9 * form.pool * (form.pool - 1)) / 30)) },
    { id: 'one', picks: 1, pays: only(1, Math.floor((90 * form.pool) / 6) / 100) },
  ]
}

export interface LotteryChoice {
  readonly issue: string
  readonly play: LotteryPlay
  readonly numbers: readonly number[]
}

/**
 * Parses a choice such as "20261121-0417:straight:1.2.3.4". Returns undefined if it is not a valid bet for this form.
 */
export function readLotteryChoice(form: LotteryForm, choice = ''): LotteryChoice | undefined {
  const [, issue = '', id, list = ''] =
    choice.match(/^([\d-]{1,40}):(\w{1,12}):(\d{1,2}(?:\.\d{1,2}){0,9})$/) ?? []
  const play = playsOf(form).find((each) => each.id === id)
  const numbers = list.split('.').map(Number)
  if (!play || numbers.length !== play.picks) return undefined
  if (form.kind === 'digits') return numbers.every((each) => each <= 9) ? { issue, play, numbers } : undefined
  const different = new Set(numbers).size === numbers.length
  return different && numbers.every((each) => each >= 1 && each <= form.pool)
    ? { issue, play, numbers }
    : undefined
}

/** Number of correct picks. Digits must match in place, counted from the end; balls can be in any place. */
export function rightNumbers(form: LotteryForm, picked: readonly number[], drawn: readonly number[]): number {
  if (form.kind === 'balls') return picked.filter((each) => drawn.includes(each)).length
  return drawn.slice(-picked.length).filter((digit, place) => digit === picked[place]).length
}

/** Winnings of a bet, in centavos. */
export function lotteryWin(
  form: LotteryForm,
  { play, numbers }: LotteryChoice,
  drawn: readonly number[],
  bet: bigint,
): bigint {
  const right = rightNumbers(form, numbers, drawn)
  const pays = play.pays.find((each) => each.right === right)?.pays ?? 0
  return (bet * BigInt(Math.round(pays * 100))) / 100n
}
