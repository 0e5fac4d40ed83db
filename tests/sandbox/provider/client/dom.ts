/** The element that the served page has for sure; throws where it hasn't. */
export function find<Kind extends Element>(
  selector: string,
  kind: abstract new (...args: never[]) => Kind,
  within: ParentNode = document,
): Kind {
  const element = within.querySelector(selector)
  if (!(element instanceof kind)) throw new TypeError(`the page has no ${selector}`)
  return element
}

/** The text of the data that the server put into the page. */
export const pageData = (): string => find('#page-data', HTMLScriptElement).text

/** Refers a drawing to another symbol of the page's sprite. */
export const showSymbol = (within: ParentNode, id: string): void =>
  find('use', SVGUseElement, within).setAttribute('href', `#${id}`)

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the player would rather not see things move. */
export const still = (): boolean => reducedMotion.matches

/** Waits so many milliseconds, or not at all where only a movement would be waited for and none is wanted. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
export const pauseForMotion = (milliseconds: number): Promise<void> =>
  still() ? Promise.resolve() : pause(milliseconds)
