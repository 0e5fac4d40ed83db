/**
 * This player's chips: laid on the felt, confirmed by hand or when betting closes, and told clearly if they were too
 * late. All chips of a confirmation are one bet.
 */
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { Panel } from '../../../client/panel.ts'
import type { Timed } from '../../../client/timed.ts'
import type { Ticket } from '../../../protocol.ts'
import type { LiveTable } from '../live-table.ts'
import {
  addChips,
  chipsFor,
  choiceText,
  clearChips,
  type Draft,
  type DraftRefusal,
  doubleChips,
  emptyDraft,
  fromCents,
  joinParts,
  type Limits,
  type Parts,
  readBet,
  sumOf,
  toCents,
  undoChips,
} from './draft.ts'
import { spotName } from './names.ts'
import { kindOf } from './spots.ts'
import type { LiveTexts } from './texts.ts'

/** So long before betting closes the chips on the felt are bet, in ms. */
const autoConfirm = 1_800

export interface Bets {
  readonly parts: () => Parts
  readonly placed: () => Parts
  tap(spot: string): void
  show(table: LiveTable, tickets: readonly Ticket[]): void
  tick(now: number): void
}

interface BetParts {
  readonly t: LiveTexts
  readonly timed: Timed
  readonly panel: Panel
  readonly short: (cents: number) => string
  /** Something on the felt has changed. */
  readonly changed: () => void
}

interface Note {
  readonly tone: 'late' | 'hint'
  readonly text: string
}

export function createBets(first: LiveTable, { t, timed, panel, short, changed }: BetParts): Bets {
  const slip = find('#slip', HTMLElement)
  const total = find('#total', HTMLOutputElement)
  const rack = find('#chips', HTMLElement)
  const button = (id: string): HTMLButtonElement => find(`#${id}`, HTMLButtonElement)
  const [undo, clear, double, rebet, confirm] = ['undo', 'clear', 'double', 'rebet', 'confirm'].map(button)
  const chips = chipsFor(toCents(first.least), toCents(first.most))
  let table = first
  let draft: Draft = emptyDraft
  let placed: Parts = {}
  let sending: Parts | undefined
  let last: Parts = {}
  let note: Note | undefined
  let open = false
  let chip = chips[Math.min(1, chips.length - 1)] ?? toCents(first.least)

  const money = (cents: number): string => panel.money(fromCents(cents))

  for (const value of chips) {
    const input = make('input')
    input.type = 'radio'
    input.name = 'chip'
    input.value = String(value)
    input.checked = value === chip
    input.setAttribute('aria-label', money(value))
    input.addEventListener('change', () => {
      chip = value
    })
    const face = make('span', { class: 'chip', text: short(value).replace(/[^\d.,A-Z]/g, '') })
    face.dataset.step = String(chips.indexOf(value))
    rack.append(make('label', {}, input, face))
  }

  const limits = (): Limits => ({
    least: toCents(table.least),
    most: toCents(table.most),
    balance: toCents(timed.balance()),
    placed,
    mostOn: (spot) =>
      toCents(table.kinds.find(({ id }) => id === kindOf(table.variant, spot))?.most ?? table.least),
  })

  function refusalText(refusal: DraftRefusal): string {
    if (refusal.reason === 'spot')
      return t.spotLimit(spotName(refusal.spot, t), money(limits().mostOn(refusal.spot)))
    if (refusal.reason === 'table') return t.tableLimit(panel.money(table.most))
    return refusal.reason === 'balance' ? t.short : t.manySpots
  }

  function take(next: Draft | DraftRefusal): void {
    note = undefined
    if ('reason' in next) {
      note = { tone: 'hint', text: refusalText(next) }
      panel.announce(note.text)
    } else {
      draft = next
      panel.announce(`${t.yourBet}: ${money(sumOf(draft.parts) + sumOf(placed))}`)
    }
    refresh()
  }

  async function send(): Promise<void> {
    const parts = draft.parts
    const amount = sumOf(parts)
    if (sending || amount === 0) return
    sending = parts
    last = parts
    draft = emptyDraft
    note = undefined
    refresh()
    const outcome = await timed.book(choiceText(table.round, parts), fromCents(amount))
    sending = undefined
    if (outcome !== 'placed') tooLate(amount, outcome === 'late' ? t.late : t.notPlaced)
    refresh()
  }

  function tooLate(amount: number, say: (amount: string) => string): void {
    note = { tone: 'late', text: say(money(amount)) }
    panel.announce(note.text)
  }

  function slipOf(): { readonly tone: string; readonly text: string } {
    if (sending) return { tone: 'sending', text: t.placing(money(sumOf(sending))) }
    if (note) return note
    if (sumOf(draft.parts) > 0) return { tone: 'draft', text: t.draft }
    if (sumOf(placed) > 0) return { tone: 'placed', text: t.placed(money(sumOf(placed))) }
    return open ? { tone: 'tap', text: t.tap } : { tone: 'wait', text: t.wait }
  }

  function refresh(): void {
    const { tone, text } = slipOf()
    slip.dataset.tone = tone
    if (slip.textContent !== text) slip.textContent = text
    total.value = money(sumOf(draft.parts) + sumOf(sending ?? {}) + sumOf(placed))
    const has = sumOf(draft.parts) > 0
    const able: readonly (readonly [HTMLButtonElement | undefined, boolean])[] = [
      [undo, draft.before.length > 0],
      [clear, has],
      [double, has],
      [rebet, sumOf(last) > 0 && !has],
      [confirm, has],
    ]
    for (const [each, can] of able) each?.setAttribute('aria-disabled', String(!can || !open || !!sending))
    changed()
  }

  const on = (each: HTMLButtonElement | undefined, act: () => void): void =>
    each?.addEventListener('click', () => {
      if (each.getAttribute('aria-disabled') !== 'true') act()
    })
  on(undo, () => take(undoChips(draft)))
  on(clear, () => take(clearChips(draft)))
  on(double, () => take(doubleChips(draft, limits())))
  on(rebet, () => take(addChips(draft, last, limits())))
  on(confirm, () => void send())

  return {
    parts: () => joinParts([draft.parts, sending ?? {}]),
    placed: () => placed,
    tap(spot) {
      if (open && !sending) take(addChips(draft, { [spot]: chip }, limits()))
    },
    show(next, tickets) {
      if (next.round !== table.round) note = undefined
      table = next
      const own = tickets.map(({ choice, state }) => ({ ...readBet(choice), state }))
      const now = own.filter(({ round, state }) => round === next.round && state !== 'void')
      placed = joinParts(now.map(({ parts }) => parts))
      if (sumOf(last) === 0) last = own[0]?.parts ?? {}
      refresh()
    },
    tick(now) {
      const wasOpen = open
      const { closesAt, opensAt } = table
      open = now >= opensAt && now < closesAt - autoConfirm
      const amount = sumOf(draft.parts)
      if (amount > 0 && !sending && now >= closesAt - autoConfirm) {
        if (now < closesAt) void send()
        else {
          // The page slept, or had no connection, while betting closed.
          last = draft.parts
          draft = emptyDraft
          tooLate(amount, t.late)
          refresh()
        }
      }
      if (open !== wasOpen) refresh()
    },
  }
}
