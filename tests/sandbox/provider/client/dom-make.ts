/** Creates elements that the served page doesn't contain. */
export interface Made {
  readonly class?: string
  readonly text?: string
  readonly label?: string
  /** `data-` attributes. */
  readonly data?: Readonly<Record<string, string>>
  readonly press?: () => void
}

/** Creates an element with class, text, label and data. `press` is its click handler. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { class: className, text, label, data, press }: Made = {},
  ...children: readonly Node[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  if (className) element.className = className
  if (text !== undefined) element.textContent = text
  if (label !== undefined) element.setAttribute('aria-label', label)
  for (const [key, value] of Object.entries(data ?? {})) element.dataset[key] = value
  if (press) element.addEventListener('click', press)
  if (element instanceof HTMLButtonElement) element.type = 'button'
  element.append(...children)
  return element
}

/** An SVG that shows a symbol of the page's sprite. */
export function drawing(symbol: string, viewBox: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  svg.setAttribute('viewBox', viewBox)
  svg.setAttribute('aria-hidden', 'true')
  use.setAttribute('href', `#${symbol}`)
  svg.append(use)
  return svg
}
