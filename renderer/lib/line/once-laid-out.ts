/**
 * Does something with an element's measures once the browser has laid it out, still before it is painted. Measuring at
 * once would force a layout of its own. An element that isn't shown has to wait until it is.
 * @returns a function that gives it up.
 */
export function onceLaidOut(element: Element, act: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    act()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
