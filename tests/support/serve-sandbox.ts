import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'

const script = join(import.meta.dirname, 'sandbox-process.ts')
const announcement = z.object({ origin: z.string(), providerOrigin: z.string() })

type ServeOptions = {
  /** Folder of a built site to serve on the sandbox's origin. */
  webRoot?: string
  /** `small` by default: some hundred games, quick to start. */
  scale?: 'small' | 'full'
  /** Whether the named accounts have a past. */
  history?: boolean
  /** Folder of the database files. In memory if omitted. */
  dataDir?: string
}

export type ServedSandbox = z.output<typeof announcement> & {
  close(): Promise<void>
  /** Ends the process at once, as a power cut does. */
  kill(): Promise<void>
}

/** Starts a sandbox in a process of its own, on free ports. */
export async function serveSandbox(options: ServeOptions = {}): Promise<ServedSandbox> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, JSON.stringify(options)],
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
    async kill() {
      child.kill('SIGKILL')
      await gone.catch(() => {})
    },
  }
}
