/** An event whose listeners may call `preventDefault()`. */
export type Preventable<T extends object = object> = T & {
  readonly defaultPrevented: boolean
  preventDefault(): void
}

/** Creates such an event with the given details as its properties, as Electron does. */
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
