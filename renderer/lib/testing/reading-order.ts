/**
 * What is read out, and reached by Tab, in another order than it is seen: of two neighbours in the same element, the
 * later one is wholly above the earlier one, or left of it on the same line. Only what is read counts: texts, named
 * pictures and controls. What lies above the page on purpose (absolute, fixed and sticky parts), and with it what is
 * for screen readers only, has no place among its neighbours. Where a number or a column's head says what each part
 * is, as in a numbered list or a table's row, only controls have to be in order.
 */
export function readingOrder(): string[] {
  type Piece = { name: string; box: DOMRect; hasControl: boolean }
  /** Pixels that neighbours may reach into each other. */
  const give = 1
  const picture = 'img[alt]:not([alt=""]), [role="img"]:is([aria-label], [aria-labelledby])'
  const control =
    'a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex]:not([tabindex="-1"])'
  /** What is looked at as a whole. */
  const whole = 'svg, select, textarea, iframe, video, [role="img"]'
  const found = new Set<string>()

  const short = (text: string) => (text.length > 30 ? `${text.slice(0, 30)}…` : text)
  const nameOf = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`

  /** The parts of the element that are read, in their order. Those of a box that isn't drawn are its parent's. */
  function piecesOf(element: Element): Piece[] {
    return [...element.childNodes].flatMap((node): Piece[] => {
      if (node instanceof Text) return pieceOfText(node)
      return node instanceof Element ? piecesOfChild(node) : []
    })
  }
  function pieceOfText(node: Text): Piece[] {
    const text = node.data.trim()
    if (text === '' || !node.parentElement?.checkVisibility({ visibilityProperty: true })) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    return box.width < 1 || box.height < 1 ? [] : [{ name: `"${short(text)}"`, box, hasControl: false }]
  }
  function piecesOfChild(child: Element): Piece[] {
    if (child.matches('script, style, [inert], [aria-hidden="true"]')) return []
    const style = getComputedStyle(child)
    if (style.display === 'none' || style.opacity === '0') return []
    const inner = child.matches(whole) ? [] : piecesOf(child)
    if (style.display === 'contents') return inner
    compare(inner, child, style)
    if (/absolute|fixed|sticky/.test(style.position)) return []
    const hasControl = inner.some((piece) => piece.hasControl) || child.matches(control)
    if (!hasControl && inner.length === 0 && !child.matches(picture)) return []
    const box = child.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) return []
    const text = child.ariaLabel ?? child.getAttribute('alt') ?? child.textContent?.trim() ?? ''
    return [{ name: `"${short(text)}" (${nameOf(child)})`, box, hasControl }]
  }
  function compare(pieces: readonly Piece[], parent: Element, style: CSSStyleDeclaration) {
    const counted = parent.matches('ol, tr') ? pieces.filter(({ hasControl }) => hasControl) : pieces
    const isInColumns = style.gridAutoFlow.startsWith('column') || style.columnCount !== 'auto'
    for (const [index, later] of counted.entries()) {
      const earlier = counted[index - 1]
      if (!earlier || !isBefore(later.box, earlier.box)) continue
      // The next column begins above the end of the one before.
      if (isInColumns && later.box.left >= earlier.box.right - give) continue
      found.add(`${later.name} is seen before ${earlier.name} in ${nameOf(parent)}`)
    }
  }
  /** Whether the one is seen before the other, from left to right and from above to below. */
  function isBefore(one: DOMRect, other: DOMRect): boolean {
    if (one.bottom <= other.top + give) return true
    const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return shared > Math.min(one.height, other.height) / 2 && one.right <= other.left + give
  }

  const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  compare(piecesOf(front), front, getComputedStyle(front))
  return [...found]
}
