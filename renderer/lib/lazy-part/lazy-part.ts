import { type ComponentType, createElement, lazy } from 'react'
import { fetchAhead } from '#lib/chunks/load-chunk.ts'

/** Resets each part whose load failed, so that its next render loads it again. */
const failed = new Set<() => void>()

/** Returns the component to render when called. */
type LazyPart<Props> = {
  (): ComponentType<Props>
  /**
   * Loads it ahead, so that rendering needn't wait. Never rejects; a part that can't be loaded fails when rendered.
   */
  ahead: () => Promise<void>
}

/**
 * A component that is loaded when first rendered. Unlike with React's own `lazy`, a failed load can be retried by
 * rendering again after `forgetFailedParts`.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: ComponentType<Props> | undefined
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        // Not reset here: React renders again before it gives up, and each time would start another load.
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
      // A part that has been rendered keeps its component.
      part ??= loaded
    })
  return get
}

const deferred = new Set<Pick<LazyPart<object>, 'ahead'>>()

/**
 * A lazy part that is rendered as soon as the first paint is done. It is loaded before, together with the others, so
 * that none of them shows a placeholder once more.
 */
export function deferredPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const part = lazyPart(load)
  deferred.add(part)
  // Its element may have been made long before it is rendered. Only then is it known whether it has been loaded.
  const Deferred = (props: Props) => createElement(part(), props)
  return Object.assign(() => Deferred, { ahead: part.ahead })
}

/** Loads all deferred parts of the page. Never rejects. */
export const fetchDeferredParts = () => Promise.all([...deferred].map((part) => part.ahead()))

/** Lets parts that failed to load be tried again. Called by error boundaries once they have caught the failure. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget()
  failed.clear()
}
