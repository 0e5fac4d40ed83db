const focusable =
  ':is(a[href], button, input:not([type="hidden"]), select, textarea, iframe, [tabindex]):not([tabindex="-1"], :disabled)'
const field =
  ':is(input:not([type="hidden"], [type="checkbox"], [type="radio"]), select, textarea):not(:disabled)'

const seen = (element: HTMLElement) => element.checkVisibility()

/** All elements inside that Tab stops at, in order. */
function stops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(seen)
}

/**
 * Focuses the best start: an element that asks for it, otherwise the first field, otherwise the first control of the
 * content (`data-aside` marks those of the frame, such as closing and moving), otherwise any control, otherwise the
 * root.
 */
export function focusFirst(root: HTMLElement): void {
  const asking = root.querySelector<HTMLElement>('[data-autofocus]')
  const firstField = [...root.querySelectorAll<HTMLElement>(field)].find(seen)
  const firstControl = stops(root).find((element) => !('aside' in element.dataset))
  const target = asking ?? firstField ?? firstControl ?? stops(root)[0] ?? root
  // A whole region isn't scrolled to, because it may be larger than the window. What precedes it stays in sight.
  target.focus({ preventScroll: target.tabIndex < 0 })
}

/** Where to move the focus if Tab would leave the root: to its other end. Undefined if the focus stays inside. */
export function wrapTarget(root: HTMLElement, backwards: boolean): HTMLElement | undefined {
  const all = stops(root)
  const [edge, other] = backwards ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
  const { activeElement } = document
  const outside = !root.contains(activeElement) || activeElement === root
  return activeElement === edge || outside ? other : undefined
}
