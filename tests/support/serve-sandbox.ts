import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'

const script = join(import.meta.dirname, 'sandbox-process.ts')
const announcement = z.object({ origin: z.string(), providerOrigin: z.string() })

export type ServedSandbox = z.output<typeof announcement> & { close(): Promise<void> }

/**
 * Starts a sandbox in a process of its own, in memory and on free ports.
 * @param options.webRoot folder of a built site to serve on the sandbox's origin.
 * @param options.scale the default is `small` (some hundred games, quick to start).
 */
export async function serveSandbox(
  options: { webRoot?: string; scale?: 'small' | 'full' } = {},
): Promise<ServedSandbox> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, options.webRoot ?? '', options.scale ?? 'small'],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const gone = once(child, 'exit').then(() => {
    throw new Error('the sandbox ended before it was ready')
  })
  const line = once(createInterface(child.stdout), 'line')
  const [text] = await Promise.race([line, gone])
  return {
    ...announcement.parse(JSON.parse(String(text))),
    async close() {
      child.stdin.end()
      await gone.catch(() => {})
    },
  }
}
