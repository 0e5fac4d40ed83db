import type { PageData } from '../protocol.ts'
import { find, pageData } from './dom.ts'
import { type Texts, textsFor } from './languages.ts'
import { startPots } from './pots.ts'
import { startSwitches } from './switches.ts'

/** Starts the game of the served page, and lets the page be used. */
export function startGame(start: (data: PageData, texts: Texts) => void): void {
  // Page and data are rendered together, so the type is right.
  const data: PageData = JSON.parse(pageData())
  startSwitches()
  startPots(data)
  start(data, textsFor(data.language))
  find('main', HTMLElement).inert = false
  find('#rules-open', HTMLButtonElement).addEventListener('click', () => {
    find('#rules', HTMLDialogElement).showModal()
    // Otherwise the first button gets the focus, which is at the end of the rules.
    find('#rules-title', HTMLElement).focus()
  })
}
