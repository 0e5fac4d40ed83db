import type { WebContents } from 'electron'
import type { Subject } from './policy.ts'

/** Maps each page to its subject. A page that isn't registered is refused everything. */
export type WebContentsRegistry = {
  get(contents: WebContents | null | undefined): Subject | undefined
  set(contents: WebContents, subject: Subject): void
}

export function createWebContentsRegistry(): WebContentsRegistry {
  const contentsRegistry = new WeakMap<WebContents, Subject>()
  return {
    get: (contents) => (contents ? contentsRegistry.get(contents) : undefined),
    set: (contents, subject) => void contentsRegistry.set(contents, subject),
  }
}
