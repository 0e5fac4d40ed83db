import { find } from './dom.ts'

export interface NoticeAction {
  readonly label: string
  /** Link target instead, when nobody listens to messages. */
  readonly href?: string | undefined
  readonly act?: () => void
}

export interface NoticeOptions {
  readonly title: string
  readonly text: string
  /** The first one is the most likely choice. */
  readonly actions: readonly [NoticeAction, ...NoticeAction[]]
  /** False if the game can't continue. Escape then doesn't close it. */
  readonly dismissible: boolean
}

const notice = find('#notice', HTMLDialogElement)
/** Whether the current notice can't be dismissed. */
let locked = false
notice.addEventListener('cancel', (event) => {
  if (locked) event.preventDefault()
})

function button({ label, href, act }: NoticeAction): HTMLElement {
  const element = href === undefined ? document.createElement('button') : document.createElement('a')
  if (element instanceof HTMLAnchorElement) element.href = href ?? ''
  else element.type = 'button'
  element.className = 'action'
  element.textContent = label
  element.addEventListener('click', () => {
    // A link leaves the page, so only a button has to close the notice.
    if (href === undefined) notice.close()
    act?.()
  })
  return element
}

/** Shows a notice over the game. Resolves when it is closed. */
export function showNotice({ title, text, actions, dismissible }: NoticeOptions): Promise<void> {
  find('#notice-title', HTMLElement).textContent = title
  find('#notice-text', HTMLElement).textContent = text
  find('#notice-actions', HTMLElement).replaceChildren(...actions.map(button))
  locked = !dismissible
  notice.showModal()
  return new Promise((resolve) => notice.addEventListener('close', () => resolve(), { once: true }))
}
