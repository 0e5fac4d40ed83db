import { system } from '#shared/contract/endpoints/system.ts'

/** A cheap phone's slowdown, and its line: slow 4G, in bytes a second and milliseconds. */
export const slowdown = 4
export const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

export const viewport = { width: 390, height: 844 }

/**
 * An address to open before the page itself, so that the page's process is there and nothing is counted in another. It
 * answers without a document, which would load parts of the page.
 */
export const sameProcess = (address: string): string => new URL(system.status.path, address).href

declare global {
  /** What `watchPhone` notes. */
  var phoneSeen: {
    /** Milliseconds from the navigation until the first game can be seen whole, and be pressed; 0 until then. */
    usable: number
    /** Resolves then, with the middle of its tile in the viewport. */
    shown: Promise<{ x: number; y: number }>
    /** The tasks of over 50 ms: start and duration in milliseconds. */
    tasks: { at: number; took: number }[]
    /** When the last file or answer had come, or the last long task was over. */
    last: number
  }
  /**
   * Set by `watchPress`; resolves once the first press was answered, with its slowest event: the milliseconds of
   * waiting, of work, and until the next paint.
   */
  var pressAnswered: Promise<number>
}

/** Notes in the page, before any of its scripts run, what the measurement reads later. Runs in the page. */
export function watchPhone(): void {
  const shown = Promise.withResolvers<{ x: number; y: number }>()
  const seen: typeof globalThis.phoneSeen = { usable: 0, shown: shown.promise, tasks: [], last: 0 }
  globalThis.phoneSeen = seen
  const noteEnd = ({ startTime, duration }: PerformanceEntry) => {
    seen.last = Math.max(seen.last, startTime + duration)
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.tasks.push({ at: entry.startTime, took: entry.duration })
      noteEnd(entry)
    }
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => list.getEntries().forEach(noteEnd)).observe({
    type: 'resource',
    buffered: true,
  })

  /** Tiles whose picture has come, each with its picture. */
  const tiles = new Map<Element, HTMLImageElement>()
  /** Hidden elements can't be hit, but transparent ones can. */
  const isOpaque = (picture: Element) => {
    for (let part: Element | null = picture; part; part = part.parentElement)
      if (Number(getComputedStyle(part).opacity) < 1) return false
    return picture.checkVisibility({ visibilityProperty: true })
  }
  /** Returns the middle of a tile that is in the viewport whole, covered by nothing, and can be pressed there. */
  const pressable = (tile: Element) => {
    const { left, top, right, bottom } = tile.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    if (left < 0 || top < 0 || right > clientWidth || bottom > clientHeight) return undefined
    const hit = (x: number, y: number) => {
      const found = document.elementFromPoint(x, y)
      return found && tile.contains(found) ? found : undefined
    }
    const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => hit(x, y)))
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
    const control = hit(middle.x, middle.y)?.closest('button, a')
    return corners.every(Boolean) && control && tile.contains(control) ? middle : undefined
  }
  // Called in a frame, between its layout and its paint: what is asked for here forces no layout.
  const sizes = new ResizeObserver(() => {
    for (const [tile, picture] of tiles) {
      const middle = pressable(tile)
      if (!middle || !isOpaque(picture)) continue
      sizes.disconnect()
      tiles.clear()
      document.removeEventListener('load', note, { capture: true })
      // After the frame that shows it.
      setTimeout(() => {
        seen.usable = performance.now()
        shown.resolve(middle)
      })
      return
    }
  })
  /** Looks in this frame and in each that follows, until there is such a tile. */
  const look = () => {
    if (tiles.size === 0) return
    // What is observed anew is told of in the same frame.
    sizes.disconnect()
    sizes.observe(document.documentElement)
    requestAnimationFrame(look)
  }
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || !target.matches('main article img')) return
    const tile = target.closest('article')
    if (!tile) return
    if (tiles.size === 0) requestAnimationFrame(look)
    tiles.set(tile, target)
  }
  document.addEventListener('load', note, { capture: true })
}

/** Measures in the page, before any of its scripts run, how soon its first press is answered. Runs in the page. */
export function watchPress(): void {
  let slowest = 0
  const counted = Promise.withResolvers<void>()
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  const take = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
        slowest = Math.max(slowest, entry.duration)
  }
  new PerformanceObserver(take).observe(options)
  // Tells of the first, however short it was.
  new PerformanceObserver((list) => {
    take(list)
    counted.resolve()
  }).observe({ type: 'first-input' })
  const clicked = new Promise((resolve) => addEventListener('click', resolve, { capture: true, once: true }))
  const later = async () => {
    await Promise.all([clicked, counted.promise])
    // Entries come after the frame that they measure.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => setTimeout(resolve, 300))
    return slowest
  }
  globalThis.pressAnswered = later()
}
