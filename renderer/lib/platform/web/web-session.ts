import * as z from 'zod/mini'
import { openTabs } from '#lib/storage/open-tabs.ts'
import { storedText } from '#lib/storage/stored.ts'
import type { PlatformSession } from '../platform.ts'

const stored = storedText('session', 'token', z.string().check(z.minLength(8), z.maxLength(4096)))

/** Messages between the tabs of one browser. The token never leaves the browser this way. */
const tabMessage = z.union([
  z.object({ type: z.literal('ask') }),
  z.object({ type: z.literal('signedIn'), token: z.string() }),
  z.object({ type: z.literal('signedOut') }),
])
type TabMessage = z.output<typeof tabMessage>

/**
 * The session's token, in session storage. If that is full or blocked, it is kept in memory while the page is open.
 */
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
 * The browser's session. As the specification requires, each tab has the token in its own session storage. The tabs
 * keep each other in step: a login or logout in one applies to all, and a new tab asks for an existing session.
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
      // Another tab's answer is handled like a login elsewhere. The first paint doesn't wait for it.
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
