let held = 0

/**
 * Keeps the page from scrolling while a modal is open; base.css has the rules. An attribute and not `:has()`, which
 * would look for a modal again each time that anything in the page changes.
 * @returns a function that ends it, to be called once.
 */
export function holdPage(): () => void {
  const { dataset } = document.documentElement
  held += 1
  dataset.modal = ''
  return () => {
    held -= 1
    if (held === 0) delete dataset.modal
  }
}
