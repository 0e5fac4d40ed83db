/** Opens and closes the panel with tickets and results, and switches between the two. */
import { find } from '../../../client/dom.ts'
import type { PageData } from '../../../protocol.ts'

/** Returns the function that opens the panel at the tickets. */
export function createRecordsPanel({ view }: Pick<PageData, 'view'>, inSite: boolean): () => void {
  const opener = find('#records-open', HTMLButtonElement)
  const closer = find('#records-close', HTMLButtonElement)
  const main = find('main', HTMLElement)
  const tabs = [...document.querySelectorAll<HTMLButtonElement>('#records [role="tab"]')]

  function choose(chosen: HTMLButtonElement): void {
    for (const tab of tabs) {
      const selected = tab === chosen
      tab.setAttribute('aria-selected', String(selected))
      tab.tabIndex = selected ? 0 : -1
      const list = tab.getAttribute('aria-controls') ?? ''
      find(`#${list}`, HTMLElement).hidden = !selected
    }
  }
  function setOpen(open: boolean): void {
    main.dataset.panel = open ? 'records' : 'play'
    opener.setAttribute('aria-expanded', String(open))
    if (open) tabs.find(({ tabIndex }) => tabIndex === 0)?.focus()
    else opener.focus()
  }

  // The site that shows the betting view lists the results beside it. Alone, or as a lobby, they are here.
  const resultsTab = find('#tab-results', HTMLButtonElement)
  resultsTab.hidden = inSite && view === 'betting'
  const shown = tabs.filter((tab) => !tab.hidden)
  for (const [index, tab] of shown.entries()) {
    tab.addEventListener('click', () => choose(tab))
    tab.addEventListener('keydown', ({ key }) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[key]
      const next = by && shown[(index + by + shown.length) % shown.length]
      if (!next) return
      choose(next)
      next.focus()
    })
  }
  opener.addEventListener('click', () => setOpen(main.dataset.panel !== 'records'))
  closer.addEventListener('click', () => setOpen(false))
  find('#records', HTMLElement).addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') setOpen(false)
  })
  return () => {
    choose(find('#tab-tickets', HTMLButtonElement))
    setOpen(true)
  }
}
