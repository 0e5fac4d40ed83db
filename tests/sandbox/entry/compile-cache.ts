import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * Caches the compiled form of every module imported after this call. The sandbox has hundreds of files, and the next
 * start takes less than half the time. Does nothing if the cache folder isn't writable.
 */
export function keepCompiledCode(): void {
  enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/palaro/code'))
}
