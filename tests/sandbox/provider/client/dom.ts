/** Finds an element that the served page must contain. Throws TypeError if it is missing. */
export function find<Kind extends Element>(
  selector: string,
  kind: abstract new (...args: never[]) => Kind,
  within: ParentNode = document,
): Kind {
  const element = within.querySelector(selector)
  if (!(element instanceof kind)) throw new TypeError(`the page has no ${selector}`)
  return element
}

/** The JSON text that the server embedded in the page. */
export const pageData = (): string => find('#page-data', HTMLScriptElement).text

/** Makes a drawing show another symbol of the page's sprite. */
export const showSymbol = (within: ParentNode, id: string): void =>
  find('use', SVGUseElement, within).setAttribute('href', `#${id}`)

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the player prefers reduced motion. */
export const still = (): boolean => reducedMotion.matches

/** Waits. Use `pauseForMotion` for a wait that only covers an animation: it is skipped with reduced motion. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
export const pauseForMotion = (milliseconds: number): Promise<void> =>
  still() ? Promise.resolve() : pause(milliseconds)
