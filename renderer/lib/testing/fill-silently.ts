/** Fills a field as some browsers and password managers do: no event says so, and React doesn't know. */
export function fillSilently(field: Element, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(field, value)
}
