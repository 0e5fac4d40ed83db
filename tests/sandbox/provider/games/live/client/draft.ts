/** Chips that lie on the felt and aren't bet yet. Amounts in centavos. All pure. */

/** Centavos by spot. Never zero. */
export type Parts = Readonly<Record<string, number>>

export interface Draft {
  readonly parts: Parts
  /** What lay there before each step, oldest first. */
  readonly before: readonly Parts[]
}

export interface Limits {
  readonly least: number
  /** The largest sum of a bet. */
  readonly most: number
  /** What may still be spent. */
  readonly balance: number
  readonly mostOn: (spot: string) => number
  /** What is already bet in this round. */
  readonly placed: Parts
}

/** Why chips can't be put down: the spot, the table, the balance, or too many spots at once. */
export type DraftRefusal =
  | { readonly reason: 'spot'; readonly spot: string }
  | { readonly reason: 'table' | 'balance' | 'spots' }

/** The server takes no more spots in one bet. */
const mostSpots = 40

export const emptyDraft: Draft = { parts: {}, before: [] }

export const sumOf = (parts: Parts): number => Object.values(parts).reduce((sum, amount) => sum + amount, 0)

function refusalOf(parts: Parts, limits: Limits): DraftRefusal | undefined {
  const total = sumOf(parts)
  if (Object.keys(parts).length > mostSpots) return { reason: 'spots' }
  const over = Object.keys(parts).find(
    (spot) => (parts[spot] ?? 0) + (limits.placed[spot] ?? 0) > limits.mostOn(spot),
  )
  if (over !== undefined) return { reason: 'spot', spot: over }
  if (total + sumOf(limits.placed) > limits.most) return { reason: 'table' }
  return total > limits.balance ? { reason: 'balance' } : undefined
}

/** Adds chips, all or none. */
export function addChips(draft: Draft, more: Parts, limits: Limits): Draft | DraftRefusal {
  const parts = { ...draft.parts }
  for (const [spot, amount] of Object.entries(more)) parts[spot] = (parts[spot] ?? 0) + amount
  return refusalOf(parts, limits) ?? { parts, before: [...draft.before, draft.parts] }
}

/** Lays the same chips once more on every spot. */
export const doubleChips = (draft: Draft, limits: Limits): Draft | DraftRefusal =>
  addChips(draft, draft.parts, limits)

/** Takes the last step back. */
export const undoChips = ({ parts, before }: Draft): Draft => ({
  parts: before.at(-1) ?? parts,
  before: before.slice(0, -1),
})

/** Takes all chips back. Can be undone. */
export const clearChips = ({ parts, before }: Draft): Draft => ({ parts: {}, before: [...before, parts] })

/** "50.00" from centavos, exactly. */
export const fromCents = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** Centavos from "50.00", exactly. */
export const toCents = (amount: string): number => Number(amount.replace('.', ''))

/** The choice of a bet, as the server reads it. */
export const choiceText = (round: number, parts: Parts): string =>
  `${round}:${Object.entries(parts)
    .map(([spot, amount]) => `${spot}=${fromCents(amount)}`)
    .join('+')}`

/** The round and chips of a bet that was placed. Its text comes from the server, so it is well formed. */
export function readBet(choice: string): { readonly round: number; readonly parts: Parts } {
  const [round = '', list = ''] = choice.split(':')
  const parts = list.split('+').flatMap((text): [string, number][] => {
    const [spot = '', amount = ''] = text.split('=')
    return amount === '' ? [] : [[spot, toCents(amount)]]
  })
  return { round: Number(round), parts: Object.fromEntries(parts) }
}

/** Adds up chips of several bets. */
export function joinParts(all: readonly Parts[]): Parts {
  const sum: Record<string, number> = {}
  for (const parts of all)
    for (const [spot, amount] of Object.entries(parts)) sum[spot] = (sum[spot] ?? 0) + amount
  return sum
}

/** Chips to choose from: the smallest bet, then round ones up to the limit, six at most. In centavos. */
export function chipsFor(least: number, most: number): number[] {
  const chips = [least]
  for (let unit = 100; unit <= most && chips.length < 6; unit *= 10)
    for (const chip of [unit, unit * 5])
      if (chip > least && chip <= most && chips.length < 6) chips.push(chip)
  return chips
}
