import { addPopovers } from './popover.ts'

function parse(url: string | URL, base?: string | URL): URL | null {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
}

function withResolvers<T>() {
  let resolve: (value: T | PromiseLike<T>) => void = () => {}
  let reject: (reason?: unknown) => void = () => {}
  const promise = new Promise<T>((take, refuse) => {
    resolve = take
    reject = refuse
  })
  return { promise, resolve, reject }
}

function anyOf(signals: Iterable<AbortSignal>): AbortSignal {
  const ended = new AbortController()
  for (const signal of signals) {
    const end = () => ended.abort(signal.reason)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true, signal: ended.signal })
  }
  return ended.signal
}

/** Adds a function under its name where the browser has none. */
const add = (to: object, name: string, made: unknown) => {
  if (!(name in to)) Object.defineProperty(to, name, { value: made, configurable: true, writable: true })
}

/** Adds what the site uses and browsers of 2023 lack. */
export function bringUpToDate(): void {
  add(URL, 'parse', parse)
  add(URL, 'canParse', (url: string, base?: string) => parse(url, base) !== null)
  add(Promise, 'withResolvers', withResolvers)
  add(AbortSignal, 'any', anyOf)
  if (!('showPopover' in HTMLElement.prototype)) addPopovers()
}
