/** Chips on spots, and how a spot is named with them. */
import { make } from '../../../client/dom-make.ts'
import type { LiveVariant } from '../live-table.ts'
import { fromCents } from './draft.ts'
import { spotName } from './names.ts'
import type { LiveTexts } from './texts.ts'

/** What lies on a spot, in centavos. */
export interface SpotChips {
  /** This player's chips: not yet bet, and bet. */
  readonly draft: number
  readonly placed: number
  /** Those of the others, and how many people they belong to. */
  readonly others: number
  readonly people: number
  /** How the spot ended. "" while that is open. */
  readonly outcome: '' | 'won' | 'lost'
}

/** What felts are made of. */
export interface FeltParts {
  readonly variant: LiveVariant
  readonly t: LiveTexts
  readonly money: (amount: string) => string
  /** An amount in few letters: "₱1.2K". */
  readonly short: (cents: number) => string
  /** What a kind of bet pays: "2.00". */
  readonly paysOf: (kind: string) => string
  readonly tap: (spot: string) => void
}

export interface SpotFelt {
  show(chips: ReadonlyMap<string, SpotChips>, open: boolean): void
}

/** "1.95" stays, "2.00" becomes "2". */
export const plainTimes = (pays: string): string => pays.replace(/\.?0+$/, '')

/** A spot in words: its name, what it pays, and what lies on it. */
export function spotLabel(
  { t, money, paysOf }: FeltParts,
  spot: string,
  kind: string,
  chips: SpotChips | undefined,
): string {
  const words = [spotName(spot, t), t.pays(plainTimes(paysOf(kind)))]
  const own = (chips?.draft ?? 0) + (chips?.placed ?? 0)
  if (own > 0) words.push(t.yours(money(fromCents(own))))
  if (chips && chips.others > 0) words.push(t.betsOf(money(fromCents(chips.others)), chips.people))
  if (chips?.outcome === 'won') words.push(t.wins)
  return words.join(', ')
}

/** Fills an element with the chips of a spot. Others' chips come first, so that one's own lie on top. */
export function fillChips(
  place: HTMLElement,
  chips: SpotChips | undefined,
  { short }: Pick<FeltParts, 'short'>,
): void {
  const { draft = 0, placed = 0, others = 0, people = 0 } = chips ?? {}
  const key = `${draft}|${placed}|${others}|${people}`
  if (place.dataset.key === key) return
  const before = place.dataset.key?.split('|').map(Number) ?? []
  place.dataset.key = key
  place.replaceChildren(
    ...(others > 0
      ? [
          make(
            'span',
            { class: 'pile', data: { people: String(Math.min(5, people)) } },
            make('i', { class: 'pile__chips' }),
            make('span', { text: short(others) }),
          ),
        ]
      : []),
    ...(draft + placed > 0
      ? [
          make('span', {
            class: 'own',
            text: short(draft + placed),
            data: {
              state: draft > 0 ? 'draft' : 'placed',
              moved: String((before[0] ?? 0) + (before[1] ?? 0) !== draft + placed),
            },
          }),
        ]
      : []),
  )
}
