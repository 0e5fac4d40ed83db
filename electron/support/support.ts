import type { SupportResult } from '#shared/bridge/channels/outside.ts'
import { matchesAnySource } from '#shared/domain/source.ts'
import type { Log } from '../log.ts'
import { isSecureOrigin, originOf } from '../security/origins.ts'
import type { SupportEvent, SupportWindow } from './support-window.ts'

export type SupportOptions = {
  /** The brand's hosts for customer service. */
  sources: readonly string[]
  openWindow: (origin: string, onEvent: (event: SupportEvent) => void) => SupportWindow
  log: Log
  /** Milliseconds until the page must have loaded. */
  timeout?: number
}

export type Support = {
  /** Opens customer service, one window at a time. If it already shows this address, brings it to the front. */
  open(url: string): Promise<SupportResult>
  close(): void
}

type Standing = {
  url: string
  end: (result: SupportResult) => void
  window: SupportWindow
  result: Promise<SupportResult>
}

/** Customer service in a window of its own, restricted to the brand's hosts. */
export function createSupport({ sources, openWindow, log, timeout = 30_000 }: SupportOptions): Support {
  let standing: Standing | undefined

  function begin(url: string, origin: string): Standing {
    const { promise, resolve } = Promise.withResolvers<SupportResult>()
    let opened = false
    const end = (result: SupportResult) => {
      clearTimeout(timer)
      // Resolved before the window closes, because closing reports 'closed'.
      resolve(result)
      if (result === 'opened') return
      if (standing === made) standing = undefined
      window.close()
    }
    const window = openWindow(origin, (event) => {
      if (event === 'closed') return end('closed')
      // After it has opened, a link that fails is not an error of ours.
      if (event === 'failed' && opened) return
      if (event === 'failed') {
        log.warn('support', 'its page did not come', { origin })
        return end('failed')
      }
      if (!opened) window.show()
      opened = true
      end('opened')
    })
    const timer = setTimeout(() => end('failed'), timeout)
    const made: Standing = { url, end, window, result: promise }
    return made
  }

  return {
    open(address) {
      const origin = originOf(address)
      if (origin === undefined || !isSecureOrigin(origin) || !matchesAnySource(address, sources)) {
        log.warn('support', 'an address was refused', { origin })
        return Promise.resolve('refused')
      }
      const { href: url } = new URL(address)
      if (standing?.url === url) {
        const { window, result } = standing
        return result.then((known) => {
          if (known === 'opened') window.show()
          return known
        })
      }
      standing?.end('closed')
      standing = begin(url, origin)
      standing.window.load(url)
      return standing.result
    },
    close: () => standing?.end('closed'),
  }
}
