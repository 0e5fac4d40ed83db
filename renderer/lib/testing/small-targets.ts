/**
 * What a finger misses: controls in front that are narrower or lower than 44 pixels. What a label or a pseudo-element
 * adds to their area counts. Links in a text are as high as its lines, and the points of a chart are in its table too.
 * @param but selector of parts that are left out.
 */
export function smallTargets(but = ':not(*)'): string[] {
  /** A pixel less than it should be, for the edge of a field's box. */
  const least = { width: 43, height: 43 }
  /**
   * Controls that may be as narrow as the 24 pixels of WCAG: the dots of banners, side by side for up to a dozen of
   * them, and the rail at the edge, which is no wider than the page's margin so that it covers nothing.
   */
  const narrow = '[class*="_dots_"] > button, [class*="_rail_"] > button'
  const controls = ':is(a[href], button, input, select, textarea, summary):not(:disabled, .skip-link)'
  const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const found = new Set<string>()
  for (const control of front.querySelectorAll(controls)) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const own = control.getBoundingClientRect()
    if (own.width < 3 || own.height < 3 || isInText(control)) continue
    if (control.closest(`svg + ul, ${but}`)) continue
    const boxes = [
      own,
      ...[control.closest('label')].flatMap((label) => label?.getBoundingClientRect() ?? []),
    ]
    for (const pseudo of ['::before', '::after']) {
      const { content, position, width, height } = getComputedStyle(control, pseudo)
      if (content !== 'none' && position === 'absolute')
        boxes.push(new DOMRect(0, 0, Number.parseFloat(width), Number.parseFloat(height)))
    }
    const width = Math.max(...boxes.map((box) => box.width))
    const height = Math.max(...boxes.map((box) => box.height))
    if (width >= (control.matches(narrow) ? 24 : least.width) && height >= least.height) continue
    const name = control.ariaLabel ?? control.textContent?.trim().slice(0, 30)
    const classes = control.parentElement?.className
    found.add(
      `"${name}" (${control.className} in ${classes}) is ${Math.round(width)} × ${Math.round(height)}`,
    )
  }
  return [...found]

  function isInText(control: Element): boolean {
    if (getComputedStyle(control).display !== 'inline' && !control.matches('.link')) return false
    const isText = (node: ChildNode) =>
      node instanceof Text ||
      (node instanceof HTMLSpanElement &&
        getComputedStyle(node).display === 'inline' &&
        !node.matches(controls))
    return [...(control.parentElement?.childNodes ?? [])].some(
      (node) => node !== control && isText(node) && (node.textContent ?? '').trim().length > 1,
    )
  }
}
