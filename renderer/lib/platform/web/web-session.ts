import * as z from 'zod/mini'
import { openTabs } from '#lib/storage/open-tabs.ts'
import { storedText } from '#lib/storage/stored.ts'
import type { PlatformSession } from '../platform.ts'

const stored = storedText('session', 'token', z.string().check(z.minLength(8), z.maxLength(4096)))

/** What tabs of one browser tell each other. A token never leaves the browser this way. */
const tabMessage = z.union([
  z.object({ type: z.literal('ask') }),
  z.object({ type: z.literal('signedIn'), token: z.string() }),
  z.object({ type: z.literal('signedOut') }),
])
type TabMessage = z.output<typeof tabMessage>

/** The session's token: in session storage, or where that is full or shut, in the page for as long as it stands. */
function createToken() {
  let kept: string | undefined
  return {
    read: () => stored.read() ?? kept,
    write(value: string) {
      stored.write(value)
      kept = stored.read() === value ? undefined : value
    },
    remove() {
      stored.remove()
      kept = undefined
    },
  }
}

/**
 * The browser's session: the token in session storage, one per tab as the specification says, and tabs that
 * keep each other in step: a login or logout in one is seen by all, a new tab asks for the session there is.
 */
export function createWebSession(): PlatformSession {
  const tabs = openTabs('session')
  const token = createToken()
  const listeners = new Set<(signedIn: boolean) => void>()
  const tell = (message: TabMessage) => tabs?.postMessage(message)
  const notify = (signedIn: boolean) => {
    for (const listener of listeners) listener(signedIn)
  }

  tabs?.addEventListener('message', ({ data }) => {
    const parsed = z.safeParse(tabMessage, data)
    if (!parsed.success) return
    const held = token.read()
    if (parsed.data.type === 'ask') {
      if (held !== undefined) tell({ type: 'signedIn', token: held })
    } else if (parsed.data.type === 'signedOut') {
      token.remove()
      if (held !== undefined) notify(false)
    } else if (held !== parsed.data.token) {
      token.write(parsed.data.token)
      notify(true)
    }
  })

  return {
    start() {
      const held = token.read() !== undefined
      // Another tab that answers is heard like any login elsewhere; the first paint doesn't wait for it.
      if (!held) tell({ type: 'ask' })
      return Promise.resolve(held)
    },
    accept(value) {
      if (value.token === undefined) return false
      token.write(value.token)
      tell({ type: 'signedIn', token: value.token })
      return true
    },
    headers() {
      const held = token.read()
      return held === undefined ? {} : { Authorization: `Bearer ${held}` }
    },
    end() {
      token.remove()
      tell({ type: 'signedOut' })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
