const focusable =
  ':is(a[href], button, input:not([type="hidden"]), select, textarea, iframe, [tabindex]):not([tabindex="-1"], :disabled)'
const field =
  ':is(input:not([type="hidden"], [type="checkbox"], [type="radio"]), select, textarea):not(:disabled)'

const seen = (element: HTMLElement) => element.checkVisibility()

/** Everything inside that the Tab key stops at, in its order. */
function stops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(seen)
}

/**
 * Focuses where the work begins: what asks for it, else the first field, else the first control that belongs to
 * the content (`data-aside` marks those of the frame, to close and to move it), else any, else the root.
 */
export function focusFirst(root: HTMLElement): void {
  const asking = root.querySelector<HTMLElement>('[data-autofocus]')
  const firstField = [...root.querySelectorAll<HTMLElement>(field)].find(seen)
  const firstControl = stops(root).find((element) => !('aside' in element.dataset))
  const target = asking ?? firstField ?? firstControl ?? stops(root)[0] ?? root
  target.focus()
}

/** The stop on which a Tab press would leave the root at one end, to be entered at the other; undefined inside. */
export function wrapTarget(root: HTMLElement, backwards: boolean): HTMLElement | undefined {
  const all = stops(root)
  const [edge, other] = backwards ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
  const { activeElement } = document
  const outside = !root.contains(activeElement) || activeElement === root
  return activeElement === edge || outside ? other : undefined
}
