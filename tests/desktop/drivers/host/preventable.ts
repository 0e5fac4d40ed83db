/** An event whose listeners may call `preventDefault()`. */
export type Preventable<T extends object = object> = T & {
  readonly defaultPrevented: boolean
  preventDefault(): void
}

/** Makes such an event with the given details on it, as Electron puts them. */
export function preventable<T extends object>(details: T): Preventable<T> {
  let prevented = false
  const event = {
    get defaultPrevented() {
      return prevented
    },
    preventDefault() {
      prevented = true
    },
  }
  return Object.assign(event, details)
}
