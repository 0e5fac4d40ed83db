/** The ticket that is being filled in: the places of its active line, and the list of its lines. */
import { find } from '../../../client/dom.ts'
import { drawing, make } from '../../../client/dom-make.ts'
import type { LotteryOffer } from '../lottery-table.ts'
import { type Draft, type DraftLine, lackOf, numbersOf } from './draft.ts'
import { type LotteryTexts, playName } from './texts.ts'

export interface DraftActions {
  clearSlot(place: number): void
  edit(index: number): void
  remove(index: number): void
}

export const letterOf = (index: number): string => String.fromCharCode(65 + index)
export const icon = (name: string): SVGSVGElement => {
  const svg = drawing(`i-${name}`, '0 0 24 24')
  svg.setAttribute('class', 'icon')
  return svg
}

/** Keeps the focus on the same entry while a list is made anew. */
function remake(list: HTMLElement, entries: readonly HTMLElement[]): void {
  const { activeElement } = document
  const focused =
    activeElement instanceof HTMLElement && list.contains(activeElement) ? activeElement.dataset.entry : ''
  list.replaceChildren(...entries)
  if (focused) list.querySelector<HTMLElement>(`[data-entry="${focused}"]`)?.focus()
}

/** Returns the function that shows a ticket. `pending` is a digit that was typed and waits for its second. */
export function createDraftView(
  offer: LotteryOffer,
  words: LotteryTexts,
  actions: DraftActions,
): (draft: Draft, pending: string) => void {
  const slots = find('#slots', HTMLElement)
  const lines = find('#lines', HTMLElement)
  const { form } = offer

  const named = (line: DraftLine, index: number): string =>
    words.line(letterOf(index), playName(words, line.play.id), numbersOf(form, line).join(' ') || words.empty)

  function slotsOf(line: DraftLine, pending: string): HTMLElement[] {
    const shown =
      form === 'digits'
        ? line.slots
        : [...numbersOf(form, line), ...line.slots.filter((slot) => slot === undefined)]
    const next = shown.indexOf(undefined)
    return shown.map((slot, place) => {
      const data = { filled: String(slot !== undefined), next: String(place === next) }
      const text = slot === undefined ? (place === next && pending ? `${pending}_` : '') : String(slot)
      if (form === 'balls') return make('li', { class: 'slot figures', text, data })
      const key = make('button', {
        class: 'slot figures',
        text,
        label: words.place(place + 1, text || words.empty),
        data: { ...data, entry: `slot-${place}` },
        press: () => actions.clearSlot(place),
      })
      return make('li', {}, key)
    })
  }

  const chipOf = (line: DraftLine, index: number, draft: Draft): HTMLElement => {
    const letter = letterOf(index)
    const edit = make(
      'button',
      {
        class: 'line-edit',
        label: named(line, index),
        data: { entry: `edit-${index}` },
        press: () => actions.edit(index),
      },
      make('b', { text: letter }),
      make('span', {
        class: 'figures',
        text: numbersOf(form, line).join(form === 'digits' ? '' : ' ') || '–',
      }),
    )
    edit.setAttribute('aria-pressed', String(index === draft.active))
    const remove = make(
      'button',
      {
        class: 'line-remove',
        label: words.removeLine(letter),
        data: { entry: `remove-${index}` },
        press: () => actions.remove(index),
      },
      icon('close'),
    )
    const data = { active: String(index === draft.active), whole: String(lackOf(offer, line) === undefined) }
    return make('li', { data }, edit, remove)
  }

  return (draft, pending) => {
    const active = draft.lines[draft.active]
    if (!active) return
    slots.dataset.count = String(active.play.picks)
    slots.setAttribute('aria-label', named(active, draft.active))
    remake(slots, slotsOf(active, pending))
    const several = draft.lines.length > 1
    remake(lines, several ? draft.lines.map((line, index) => chipOf(line, index, draft)) : [])
    lines.hidden = !several
    lines.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
