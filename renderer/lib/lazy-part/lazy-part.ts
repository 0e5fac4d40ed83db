import { type ComponentType, lazy } from 'react'
import { fetchAhead } from '#lib/chunks/load-chunk.ts'

/** How each part whose load failed is forgotten, so that its next drawing loads it anew. */
const failed = new Set<() => void>()

/** Call it for the component to draw. */
type LazyPart<Props> = {
  (): ComponentType<Props>
  /** Loads it before it is drawn, which then waits for nothing. Never fails: drawing it does, where it can't be had. */
  ahead: () => Promise<void>
}

/**
 * A component that is loaded when it is first drawn. Unlike with React's own `lazy`, a load that failed can be
 * tried again: by what is drawn after `forgetFailedParts`.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: ComponentType<Props> | undefined
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        // Not forgotten here: React draws again before it gives up, and would load once more each time.
        failed.add(() => {
          part = undefined
        })
        throw error
      }
    })
  const get = () => {
    part ??= begin()
    return part
  }
  get.ahead = () =>
    fetchAhead(async () => {
      const loaded = await load()
      // What is drawn already stays what it is.
      part ??= loaded
    })
  return get
}

/** Gives parts that could not be loaded another chance. For error boundaries, once one has caught the failure. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget()
  failed.clear()
}
