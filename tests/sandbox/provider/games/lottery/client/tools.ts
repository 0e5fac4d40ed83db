/** The controls around the pad: kinds of bets, quick picks and lines. */
import { find } from '../../../client/dom.ts'
import type { LotteryOffer, LotteryPlay } from '../lottery-table.ts'
import type { Draft } from './draft.ts'
import { prizesOf } from './lines.ts'
import type { LotteryTexts } from './texts.ts'

export interface ToolActions {
  play(play: LotteryPlay): void
  clear(): void
  quickPick(): void
  quickLines(count: number): void
  addLine(): void
}

/** Connects the controls. Returns what shows the state of the active line in them. */
export function createTools(
  { plays, mostLines }: LotteryOffer & { readonly mostLines: number },
  wished: string | null,
  actions: ToolActions,
  words: LotteryTexts,
): { show(draft: Draft): void } {
  const list = document.querySelector<HTMLSelectElement>('#way')
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[name="way"]')]
  const pays = find('#pays', HTMLElement)
  const add = find('#add-line', HTMLButtonElement)
  const several = find('#several', HTMLButtonElement)
  const counts = find('#counts', HTMLElement)
  const row = find('#line-row', HTMLElement)

  function choose(id: string): void {
    const play = plays.find((each) => each.id === id)
    if (play) actions.play(play)
  }
  function ask(asking: boolean): void {
    counts.hidden = !asking
    row.toggleAttribute('data-asking', asking)
    several.setAttribute('aria-expanded', String(asking))
    if (asking) counts.querySelector('button')?.focus()
    else several.focus()
  }

  list?.addEventListener('change', () => choose(list.value))
  for (const radio of radios) radio.addEventListener('change', () => choose(radio.value))
  find('#clear', HTMLButtonElement).addEventListener('click', actions.clear)
  find('#quick-pick', HTMLButtonElement).addEventListener('click', actions.quickPick)
  add.addEventListener('click', () => {
    if (add.getAttribute('aria-disabled') !== 'true') actions.addLine()
  })
  several.addEventListener('click', () => ask(true))
  counts.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') ask(false)
  })
  counts.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button) return
    ask(false)
    if (button.value) actions.quickLines(Number(button.value))
  })
  const first = plays.find(({ id }) => id === wished)
  if (first) queueMicrotask(() => actions.play(first))

  return {
    show({ lines, active }) {
      const line = lines[active]
      if (!line) return
      if (list) list.value = line.play.id
      for (const radio of radios) radio.checked = radio.value === line.play.id
      add.setAttribute('aria-disabled', String(lines.length >= mostLines))
      const numbers = line.slots.filter((slot) => slot !== undefined)
      const own = prizesOf({ play: line.play, numbers })
      pays.textContent = (own.length > 0 ? own : line.play.prizes)
        .map(({ right, ways, pays: times }) =>
          ways === undefined
            ? words.rightPays(right, times.toLocaleString('en'))
            : words.waysPay(ways, times.toLocaleString('en')),
        )
        .join(' · ')
    },
  }
}
