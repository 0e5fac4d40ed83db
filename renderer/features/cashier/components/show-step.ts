/** Brings a new step into view and gives its heading the focus, or itself while it has none. */
export function showStep(place: HTMLElement): void {
  place.scrollIntoView({ block: 'start', behavior: 'instant' })
  const target = place.querySelector('h2') ?? place
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
