/** Set on a popover that is shown, in place of the state that style sheets would know. */
const shown = 'data-popover-shown'

const rules = `[popover]:not([${shown}]) { display: none }
[popover][${shown}] { display: grid; position: fixed; inset: auto; z-index: 100; margin: 0; overflow: auto }`

/** Pixels between a popover and the edges of the window, and below its button. */
const edge = 8

/** The shown popovers with the buttons that they belong to. */
const sources = new Map<HTMLElement, HTMLElement | undefined>()

const isAuto = (panel: HTMLElement) => panel.getAttribute('popover') !== 'manual'

function dispatchToggle(panel: HTMLElement, oldState: string, newState: string): void {
  panel.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState }))
}

/** Puts a popover below its button, within the window. */
function place(panel: HTMLElement, source: HTMLElement | undefined): void {
  const { left, bottom } = source?.getBoundingClientRect() ?? { left: edge, bottom: edge }
  const { offsetWidth, offsetHeight } = panel
  const within = (wanted: number, size: number, room: number) =>
    `${Math.max(edge, Math.min(wanted, room - size - edge))}px`
  panel.style.left = within(left, offsetWidth, innerWidth)
  panel.style.top = within(bottom + edge, offsetHeight, innerHeight)
  panel.style.maxHeight = `${innerHeight - 2 * edge}px`
}

function show(panel: HTMLElement, source?: HTMLElement): void {
  if (sources.has(panel)) return
  if (isAuto(panel)) for (const other of sources.keys()) if (isAuto(other)) hide(other)
  sources.set(panel, source)
  panel.setAttribute(shown, '')
  place(panel, source)
  dispatchToggle(panel, 'closed', 'open')
}

function hide(panel: HTMLElement): void {
  const source = sources.get(panel)
  if (!sources.delete(panel)) return
  if (panel.contains(document.activeElement)) source?.focus()
  panel.removeAttribute(shown)
  dispatchToggle(panel, 'open', 'closed')
}

/** The button of a popover that an event happened in, and the popover. */
function buttonOf(target: EventTarget | null): [HTMLElement, HTMLElement] | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[popovertarget]') : null
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '')
  return button && panel ? [button, panel] : undefined
}

/** Popovers as far as the site uses them, for browsers that have none. Above the page, but not above a dialog. */
export function addPopovers(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

  const methods = {
    showPopover(this: HTMLElement, options?: { source?: HTMLElement }) {
      show(this, options?.source)
    },
    hidePopover(this: HTMLElement) {
      hide(this)
    },
  }
  Object.assign(HTMLElement.prototype, methods)

  document.addEventListener('click', (event) => {
    const [button, panel] = buttonOf(event.target) ?? []
    if (!button || !panel) return
    event.preventDefault()
    if (sources.has(panel)) hide(panel)
    else show(panel, button)
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node)) return
    for (const [panel, source] of sources)
      if (isAuto(panel) && !panel.contains(target) && source?.contains(target) !== true) hide(panel)
  })
  document.addEventListener(
    'keydown',
    (event) => {
      const last = [...sources.keys()].findLast(isAuto)
      if (event.key !== 'Escape' || !last) return
      event.preventDefault()
      event.stopPropagation()
      hide(last)
    },
    { capture: true },
  )
}
