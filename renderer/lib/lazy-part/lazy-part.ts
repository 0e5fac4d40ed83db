import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** How each part whose load failed is forgotten, so that its next drawing loads it anew. */
const failed = new Set<() => void>()

/**
 * A component that is loaded when it is first drawn. Unlike with React's own `lazy`, a load that failed can be
 * tried again: by what is drawn after `forgetFailedParts`. Call the result for the component to draw.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => LazyExoticComponent<ComponentType<Props>> {
  let part: LazyExoticComponent<ComponentType<Props>> | undefined
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
  return () => {
    part ??= begin()
    return part
  }
}

/** Gives parts that could not be loaded another chance. For error boundaries, once one has caught the failure. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget()
  failed.clear()
}
