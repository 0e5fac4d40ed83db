import type { WebContents } from 'electron'
import type { Subject } from './policy.ts'

/** Which page is what. A page that isn't in here is nobody, and is refused everything. */
export type Subjects = {
  get(contents: WebContents | null | undefined): Subject | undefined
  set(contents: WebContents, subject: Subject): void
}

export function createSubjects(): Subjects {
  const subjects = new WeakMap<WebContents, Subject>()
  return {
    get: (contents) => (contents ? subjects.get(contents) : undefined),
    set: (contents, subject) => void subjects.set(contents, subject),
  }
}
