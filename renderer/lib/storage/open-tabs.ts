import * as z from 'zod/mini'

/**
 * What one tab says to the others. `about` names its object: a session, an account, a question. A tab may hold another one
 * by now, or have slept since, so what happened to “the session” would happen to the wrong one.
 */
type Message = { readonly about: string }

/** The other tabs of this browser, as far as they listen to one subject. */
export type Tabs<Said extends Message> = {
  post(said: Said): void
  /** Registers a listener. What isn't a message of the subject is ignored. Returns a function that removes it. */
  hear(listener: (said: Said) => void): () => void
}

/** Opens a channel to the other tabs of this browser. If the browser blocks channels, no message arrives. */
export function openTabs<Said extends Message>(name: string, message: z.ZodMiniType<Said>): Tabs<Said> {
  const channel = openChannel(name)
  return {
    post: (said) => channel?.postMessage(said),
    hear(listener) {
      const handle = ({ data }: MessageEvent<unknown>) => {
        const parsed = z.safeParse(message, data)
        if (parsed.success) listener(parsed.data)
      }
      channel?.addEventListener('message', handle)
      return () => channel?.removeEventListener('message', handle)
    },
  }
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
