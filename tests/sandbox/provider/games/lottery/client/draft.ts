/** The ticket that is being filled in. Pure: each change returns a new ticket. */
import type { LotteryOffer, LotteryPlay } from '../lottery-table.ts'
import { type Line, waysOf } from './lines.ts'

/** A line that may still lack numbers. Digits have their places; balls are in the order in which they were picked. */
export interface DraftLine {
  readonly play: LotteryPlay
  readonly slots: readonly (number | undefined)[]
}

export interface Draft {
  readonly lines: readonly DraftLine[]
  /** The line that is being filled in. */
  readonly active: number
}

/** A uniform random integer below the bound. Only for suggestions: the gateway makes the draws. */
export type Below = (bound: number) => number

/** What is still to be done on a line before it can be bet on. */
export type Lack = { readonly kind: 'missing'; readonly count: number } | { readonly kind: 'same' }

const emptyLine = (play: LotteryPlay): DraftLine => ({
  play,
  slots: Array.from({ length: play.picks }, () => undefined),
})

/** A ticket with one empty line. */
export const emptyDraft = (play: LotteryPlay): Draft => ({ lines: [emptyLine(play)], active: 0 })

/** A ticket that is filled in with these lines. */
export const draftOf = (lines: readonly Line[]): Draft => ({
  lines: lines.map(({ play, numbers }) => ({ play, slots: numbers })),
  active: 0,
})

/** The numbers of a line: digits in place, balls in ascending order. */
export function numbersOf(form: LotteryOffer['form'], { slots }: DraftLine): readonly number[] {
  const numbers = slots.filter((slot) => slot !== undefined)
  return form === 'digits' ? numbers : numbers.sort((one, other) => one - other)
}

const isEmpty = ({ slots }: DraftLine): boolean => slots.every((slot) => slot === undefined)

/** What a line lacks. Undefined if it can be bet on. */
export function lackOf({ form }: LotteryOffer, line: DraftLine): Lack | undefined {
  const numbers = numbersOf(form, line)
  const count = line.play.picks - numbers.length
  if (count > 0) return { kind: 'missing', count }
  return form === 'digits' && line.play.order === 'any' && waysOf(numbers) === 1
    ? { kind: 'same' }
    : undefined
}

/** The lines to bet on, or what is lacking. Empty lines beside filled ones don't count. */
export function ticketOf(offer: LotteryOffer, { lines, active }: Draft): readonly Line[] | Lack {
  const begun = lines.filter((line) => !isEmpty(line))
  const current = lines[active]
  const counted = begun.length > 0 ? begun : current ? [current] : []
  for (const line of counted) {
    const lack = lackOf(offer, line)
    if (lack) return lack
  }
  return counted.map((line) => ({ play: line.play, numbers: numbersOf(offer.form, line) }))
}

const withLine = ({ lines, active }: Draft, change: (line: DraftLine) => DraftLine): Draft => ({
  lines: lines.map((line, index) => (index === active ? change(line) : line)),
  active,
})

const fillFirst = (slots: DraftLine['slots'], number: number): DraftLine['slots'] => {
  const free = slots.indexOf(undefined)
  return free < 0 ? slots : slots.with(free, number)
}

/** A key of the pad: enters a digit at the first free place, or picks a ball or takes it back. */
export const press = ({ form }: LotteryOffer, draft: Draft, number: number): Draft =>
  withLine(draft, (line) => {
    const { slots } = line
    if (form === 'digits' || !slots.includes(number)) return { ...line, slots: fillFirst(slots, number) }
    return { ...line, slots: [...slots.filter((each) => each !== number), undefined] }
  })

/** Takes back the last number. */
export const erase = (draft: Draft): Draft =>
  withLine(draft, (line) => {
    const last = line.slots.findLastIndex((slot) => slot !== undefined)
    return last < 0 ? line : { ...line, slots: line.slots.with(last, undefined) }
  })

/** Enters a digit at a place, or takes it back if it is there. */
export const setSlot = (draft: Draft, place: number, digit: number): Draft =>
  withLine(draft, (line) => ({
    ...line,
    slots: line.slots.with(place, line.slots[place] === digit ? undefined : digit),
  }))

/** Empties one place of the active line. */
export const clearSlot = (draft: Draft, place: number): Draft =>
  withLine(draft, (line) => ({ ...line, slots: line.slots.with(place, undefined) }))

/** Empties the active line. */
export const clearLine = (draft: Draft): Draft => withLine(draft, ({ play }) => emptyLine(play))

/** Changes the kind of bet of the active line. Keeps the numbers that still fit: of digits the last ones. */
export const choosePlay = ({ form }: LotteryOffer, draft: Draft, play: LotteryPlay): Draft =>
  withLine(draft, ({ slots }) => {
    const kept = form === 'digits' ? slots.slice(-play.picks) : slots.slice(0, play.picks)
    return { play, slots: Array.from({ length: play.picks }, (_, place) => kept[place]) }
  })

/** A line filled up at random. A full one is picked anew. */
function picked(offer: LotteryOffer, line: DraftLine, below: Below): DraftLine {
  const fresh = lackOf(offer, line) ? line : emptyLine(line.play)
  const number = () => (offer.form === 'digits' ? below(10) : 1 + below(offer.highest))
  let { slots } = fresh.slots.includes(undefined) ? fresh : emptyLine(line.play)
  while (slots.includes(undefined)) {
    const next = number()
    if (offer.form === 'digits' || !slots.includes(next)) slots = fillFirst(slots, next)
  }
  const whole = { ...line, slots }
  return lackOf(offer, whole) ? picked(offer, emptyLine(line.play), below) : whole
}

/** Fills up the active line at random. */
export const quickPick = (offer: LotteryOffer, draft: Draft, below: Below): Draft =>
  withLine(draft, (line) => picked(offer, line, below))

/** Makes a ticket of so many lines. Lines that are filled in stay; the others are picked at random. */
export function quickLines(offer: LotteryOffer, draft: Draft, count: number, below: Below): Draft {
  const play = draft.lines[draft.active]?.play ?? offer.plays[0]
  if (!play) return draft
  const whole = draft.lines.filter((line) => lackOf(offer, line) === undefined).slice(0, count)
  const added = Array.from({ length: count - whole.length }, () => picked(offer, emptyLine(play), below))
  return { lines: [...whole, ...added], active: count - 1 }
}

/** Adds a line, or goes to one that is still empty. */
export function addLine({ lines, active }: Draft): Draft {
  const empty = lines.findIndex(isEmpty)
  const play = lines[active]?.play
  if (empty >= 0 || !play) return { lines, active: Math.max(0, empty) }
  return { lines: [...lines, emptyLine(play)], active: lines.length }
}

/** Removes a line. The only one is emptied. */
export function removeLine(draft: Draft, index: number): Draft {
  if (draft.lines.length === 1) return clearLine(draft)
  const lines = draft.lines.toSpliced(index, 1)
  const active = draft.active > index ? draft.active - 1 : Math.min(draft.active, lines.length - 1)
  return { lines, active }
}

/** Goes to a line to change it. */
export const editLine = ({ lines }: Draft, active: number): Draft => ({ lines, active })
