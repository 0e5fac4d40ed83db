import * as z from 'zod/mini'
import { openTabs } from '#lib/storage/open-tabs.ts'
import { storedText } from '#lib/storage/stored.ts'
import { nameSession } from '#shared/domain/name-session.ts'
import type { PlatformSession } from '../platform.ts'

const stored = storedText('session', 'token', z.string().check(z.minLength(8), z.maxLength(4096)))

/** Milliseconds that another tab has to hand over its session before a dead one ends. A later answer is taken, too. */
const timeout = 300

/**
 * What tabs say about sessions. `ask` and `answer` are about a question, which names the session that the tab has found
 * dead; the others are about the session of that name. Only a tab that needs the token takes it.
 */
const message = z.union([
  z.object({ type: z.literal('ask'), about: z.string(), dead: z.optional(z.string()) }),
  z.object({ type: z.literal(['answer', 'signedIn']), about: z.string(), token: z.string() }),
  z.object({ type: z.literal('signedOut'), about: z.string(), expired: z.boolean() }),
])

/** This tab's question for a living session, until another tab answers. */
type Question = {
  readonly id: string
  /** The token that was held when it was asked. An answer that finds another one comes too late. */
  held: string | undefined
  onAnswer: () => void
}

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
 * keep each other in step: a login or logout in one applies to all that hold the session, and a tab without a living
 * one asks the others. A tab that comes back with a dead session changes nothing for the others.
 */
export function createWebSession(): PlatformSession {
  const tabs = openTabs('session', message)
  const token = createToken()
  const listeners = new Set<(signedIn: boolean, expired?: boolean) => void>()
  const notify = (signedIn: boolean, expired?: boolean) => {
    for (const listener of listeners) listener(signedIn, expired)
  }
  const name = () => nameSession(token.read() ?? '')
  let question: Question | undefined

  function hold(value: string): void {
    question = undefined
    token.write(value)
  }

  function ask(onAnswer: () => void): void {
    const held = token.read()
    question = { id: crypto.getRandomValues(new Uint32Array(2)).join('-'), held, onAnswer }
    tabs.post({ type: 'ask', about: question.id, ...(held !== undefined && { dead: name() }) })
  }

  /** Forgets a dead session, unless another has taken its place. Other tabs that hold it look for a living one, too. */
  function bury(dead: string): void {
    if (token.read() !== dead) return
    tabs.post({ type: 'signedOut', about: name(), expired: true })
    token.remove()
    if (question) Object.assign(question, { held: undefined, onAnswer: () => notify(true) })
  }

  tabs.hear((said) => {
    const held = token.read()
    switch (said.type) {
      case 'ask':
        // A tab that asks itself holds nothing that it could answer with.
        if (held !== undefined && !question && said.dead !== name())
          tabs.post({ type: 'answer', about: said.about, token: held })
        return
      case 'answer': {
        if (said.about !== question?.id || held !== question.held) return
        const { onAnswer } = question
        hold(said.token)
        return onAnswer()
      }
      case 'signedIn':
        if (held === said.token) return
        hold(said.token)
        return notify(true)
      case 'signedOut':
        if (held === undefined || said.about !== name()) return
        if (!said.expired) token.remove()
        return notify(false, said.expired)
    }
  })

  return {
    start() {
      const held = token.read() !== undefined
      // Another tab's answer is handled like a login elsewhere. The first paint doesn't wait for it.
      if (!held) ask(() => notify(true))
      return Promise.resolve(held)
    },
    accept(value) {
      if (value.token === undefined) return false
      hold(value.token)
      tabs.post({ type: 'signedIn', about: name(), token: value.token })
      return true
    },
    name,
    headers() {
      const held = token.read()
      return held === undefined ? {} : { Authorization: `Bearer ${held}` }
    },
    end(ended) {
      question = undefined
      if (ended === name()) token.remove()
      tabs.post({ type: 'signedOut', about: ended, expired: false })
    },
    async expire() {
      const dead = token.read()
      if (dead === undefined) return false
      const isReplaced = await new Promise<boolean>((resolve) => {
        ask(() => resolve(true))
        setTimeout(resolve, timeout, false)
      })
      if (!isReplaced) bury(dead)
      return isReplaced
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
