import { join } from 'node:path'

/** Returns the path of a built file, such as `builtPath('preload', 'site.cjs')`. */
export const builtPath = (...path: string[]): string => join(import.meta.dirname, '..', ...path)
