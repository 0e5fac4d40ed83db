/**
 * Lets a zone be taken for another one, by formats that are made already, too. To be called before the first of them is
 * made, because they are kept.
 * @returns a function that begins it, or ends it.
 */
export function movableZone(zone: string, other: string): (moved: boolean) => void {
  const Real = Intl.DateTimeFormat
  let isMoved = false

  class Movable extends Real {
    constructor(tag?: string, options?: Intl.DateTimeFormatOptions) {
      super(tag, options)
      if (options?.timeZone !== zone) return
      const [here, there] = [new Real(tag, options), new Real(tag, { ...options, timeZone: other })]
      const now = () => (isMoved ? there : here)
      // What it inherits can't be assigned to.
      Object.defineProperties(this, {
        format: { value: (time?: number | Date) => now().format(time) },
        formatToParts: { value: (time?: number | Date) => now().formatToParts(time) },
      })
    }
  }

  Object.defineProperty(Intl, 'DateTimeFormat', { value: Movable, configurable: true })
  return (moved) => {
    isMoved = moved
  }
}
