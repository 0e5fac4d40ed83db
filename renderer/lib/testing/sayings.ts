type Way = 'polite' | 'assertive'

/** How urgently a screen reader says what changes in the element; undefined if it doesn't. */
function wayOf(element: Element): Way | undefined {
  const own = element.getAttribute('aria-live')
  if (own === 'polite' || own === 'assertive') return own
  if (own === 'off') return undefined
  const role = element.getAttribute('role') ?? element.localName
  if (role === 'alert') return 'assertive'
  return ['status', 'log', 'output'].includes(role) ? 'polite' : undefined
}

/**
 * How often and how urgently a screen reader says a text that has appeared: once for each live region that it is in,
 * and again for each one around that.
 */
export function sayings(text: string | RegExp): Way[] {
  const isHere = (element: Element) =>
    typeof text === 'string' ? element.textContent?.trim() === text : text.test(element.textContent ?? '')
  const innermost = [...document.body.querySelectorAll('*')].filter(
    (element) => isHere(element) && ![...element.children].some(isHere),
  )
  return innermost.flatMap((element) => {
    const ways: Way[] = []
    for (let at: Element | null = element; at; at = at.parentElement) {
      const way = wayOf(at)
      if (way) ways.push(way)
    }
    return ways
  })
}
