/** Kinds of lottery bets and their prizes. Pure; the gateway makes the draws. */
import type { WalletValue } from '../../wire/wallet-api.ts'
import { type Line, paysFor, ticketIn, topPrize, waysOf } from './client/lines.ts'
import type { LotteryOffer, LotteryPlay, LotteryPrize } from './lottery-table.ts'

export type LotteryForm = WalletValue<'draws'>['form']

/** The most lines on one ticket. */
export const mostLines = 6
/** The most that one line can win, in centavos. Its stake is limited, so that no prize is ever cut. */
export const mostWin = 1_000_000_000n

/** The binomial coefficient. */
const choose = (all: number, some: number): number =>
  Array.from({ length: some }, (_, index) => index).reduce((ways, i) => (ways * (all - i)) / (i + 1), 1)

/** The prizes that pay so much for so many right numbers: `{ 3: 20 }`. */
const prizes = (table: Readonly<Record<number, number>>): readonly LotteryPrize[] =>
  Object.entries(table)
    .map(([right, pays]) => ({ right: Number(right), pays }))
    .toReversed()

const balls = (id: string, picks: number, table: Readonly<Record<number, number>>): LotteryPlay => ({
  id,
  picks,
  order: 'any',
  prizes: prizes(table),
})
const digits = (id: string, picks: number): LotteryPlay => ({
  id,
  picks,
  order: 'place',
  prizes: prizes({ [picks]: 0.9 * 10 ** picks }),
})

/** In how many orders three or four digits can be written, if they aren't all the same. */
const waysOfDigits: Readonly<Record<number, readonly number[]>> = { 3: [6, 3], 4: [24, 12, 6, 4] }

/** Digits in any order, a rambol: the more orders win, the smaller the prize. */
const anyOrder = (count: number): LotteryPlay => ({
  id: 'any',
  picks: count,
  order: 'any',
  prizes: (waysOfDigits[count] ?? []).map((ways) => ({
    right: count,
    ways,
    pays: (0.9 * 10 ** count) / ways,
  })),
})

/** The prizes of keno by how many numbers are picked. */
const keno: readonly Readonly<Record<number, number>>[] = [
  { 1: 3.6 },
  { 2: 14.97 },
  { 2: 2, 3: 44.85 },
  { 2: 1, 3: 4, 4: 168 },
  { 3: 3, 4: 12, 5: 780 },
  { 3: 1, 4: 7, 5: 100, 6: 2_020 },
  { 3: 1, 4: 2, 5: 20, 6: 400, 7: 6_350 },
  { 4: 2, 5: 12, 6: 87, 7: 1_400, 8: 20_000 },
  { 4: 1, 5: 6, 6: 43, 7: 320, 8: 3_900, 9: 39_000 },
  { 0: 2, 5: 5, 6: 19, 7: 110, 8: 870, 9: 4_800, 10: 80_000 },
]

/** The kinds of bets for a form. All return the same share, so that one figure is true of each; see the test. */
export function playsOf(form: LotteryForm): readonly LotteryPlay[] {
  if (form.kind === 'digits')
    return [digits('straight', form.count), anyOrder(form.count), digits('last2', 2), digits('last1', 1)]
  if (form.pool === 80) return keno.map((table, index) => balls(`pick${index + 1}`, index + 1, table))
  return [
    balls(
      'six',
      6,
      form.pool > 45 ? { 3: 24, 4: 200, 5: 7_550, 6: 2_000_000 } : { 3: 20, 4: 150, 5: 4_300, 6: 1_000_000 },
    ),
    balls('two', 2, { 2: (0.9 * form.pool * (form.pool - 1)) / 30 }),
    balls('one', 1, { 1: (0.9 * form.pool) / 6 }),
  ].map((play) => ({
    ...play,
    prizes: play.prizes.map((prize) => ({ ...prize, pays: Math.round(prize.pays * 100) / 100 })),
  }))
}

/** What a form draws, and what can be bet on it. */
export const offerOf = (form: LotteryForm): LotteryOffer => ({
  form: form.kind,
  highest: form.kind === 'digits' ? 9 : form.pool,
  draws: form.count,
  plays: playsOf(form),
})

/** Probability of a prize. For digits in any order: of a line that can be written in the prize's number of orders. */
export function chanceOf(form: LotteryForm, picks: number, { right, ways = 1 }: LotteryPrize): number {
  if (form.kind === 'digits') return right === picks ? ways * 0.1 ** picks : 0
  const { pool, count } = form
  return (choose(count, right) * choose(pool - count, picks - right)) / choose(pool, picks)
}

/** Returns to player of a kind of bet as shares of all bets: one, or one for each number of orders. */
export function lotteryReturns(form: LotteryForm, { picks, prizes: all }: LotteryPlay): readonly number[] {
  const share = (prize: LotteryPrize) => prize.pays * chanceOf(form, picks, prize)
  if (all.some(({ ways }) => ways !== undefined)) return all.map(share)
  return [all.reduce((sum, prize) => sum + share(prize), 0)]
}

/** Whether a line is a valid bet. */
function isPossible(form: LotteryForm, { play, numbers }: Line): boolean {
  if (numbers.length !== play.picks) return false
  if (form.kind === 'digits')
    return numbers.every((each) => each <= 9) && (play.order === 'place' || waysOf(numbers) > 1)
  const ascending = numbers.every((each, index) => index === 0 || each > (numbers[index - 1] ?? each))
  return ascending && numbers.every((each) => each >= 1 && each <= form.pool)
}

/**
 * Reads a ticket such as "20261121-0417:straight.010203,any.040506". Undefined if it is not valid for this form.
 */
export function readTicket(form: LotteryForm, choice = ''): ReturnType<typeof ticketIn> {
  const ticket = ticketIn(playsOf(form), choice)
  const fits =
    ticket && ticket.lines.length <= mostLines && ticket.lines.every((each) => isPossible(form, each))
  return fits ? ticket : undefined
}

/** The stake of each line, in centavos. Undefined if the bet can't be split evenly. */
export const stakeOf = (lines: readonly Line[], bet: bigint): bigint | undefined =>
  bet % BigInt(lines.length) === 0n ? bet / BigInt(lines.length) : undefined

/** Multiplies a stake, in whole centavos. */
const times = (stake: bigint, pays: number): bigint => (stake * BigInt(Math.round(pays * 100))) / 100n

/** Whether no line of a ticket can win more than is paid. */
export const isWithinMostWin = (lines: readonly Line[], stake: bigint): boolean =>
  lines.every((line) => times(stake, topPrize(line)) <= mostWin)

/** What a ticket wins, in centavos. */
export const ticketWin = (
  form: LotteryForm,
  lines: readonly Line[],
  drawn: readonly number[],
  stake: bigint,
): bigint => lines.reduce((sum, line) => sum + times(stake, paysFor(form.kind, line, drawn)), 0n)
