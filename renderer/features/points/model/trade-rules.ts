import { readWhole } from '#lib/forms/whole.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { PointItem, points } from '#shared/contract/endpoints/points.ts'
import { type Amount, compareAmounts, fromMinor, toMinor } from '#shared/domain/money.ts'
import { readLine } from '#shared/domain/typed-text.ts'

export type ConvertRule = ValueOf<typeof points.convertRule>

/** What a member has. Undefined while it isn't known, and then nothing is missing. */
export type Holdings = { points: number | undefined; money: Amount | undefined }

export const timesAmount = (amount: Amount, count: number): Amount =>
  fromMinor(toMinor(amount) * BigInt(count))

/** The most of an item that one order may have. */
export const mostOf = ({ mostPerOrder, availableQuantity }: PointItem): number =>
  Math.max(1, Math.min(mostPerOrder ?? availableQuantity, availableQuantity))

/** What is missing for an order; undefined if nothing is. */
export function missingFor(
  { points, amount }: Pick<PointItem, 'points' | 'amount'>,
  quantity: number,
  holdings: Holdings,
): 'points' | 'money' | undefined {
  if (holdings.points !== undefined && points * quantity > holdings.points) return 'points'
  if (!amount || holdings.money === undefined) return undefined
  return compareAmounts(timesAmount(amount, quantity), holdings.money) > 0 ? 'money' : undefined
}

export type ConvertFault = 'required' | 'format' | 'below' | 'step' | 'short'

/** Checks the points to convert; undefined if they are valid. */
export function checkConvert(
  text: string,
  { points: step, minimum }: ConvertRule,
  held: number | undefined,
): ConvertFault | undefined {
  if (readLine(text) === '') return 'required'
  const typed = readWhole(text)
  if (typed === undefined) return 'format'
  if (typed < minimum) return 'below'
  if (typed % step !== 0) return 'step'
  return held !== undefined && typed > held ? 'short' : undefined
}

/** The money that points become. Points that don't fill a step aren't converted. */
export const convertedTo = ({ points: step, amount }: ConvertRule, points: number): Amount =>
  timesAmount(amount, Math.floor(points / step))
