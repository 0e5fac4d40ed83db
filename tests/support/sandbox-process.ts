/**
 * Runs a sandbox in a process of its own, for tests, on free ports. It prints one line of JSON, `{origin,
 * providerOrigin}`, and exits when its parent does.
 *
 *   node tests/support/sandbox-process.ts '{"webRoot": "dist/web", "scale": "small", "history": true}'
 */
import * as z from 'zod/mini'
import { keepCompiledCode } from '#sandbox/entry/compile-cache.ts'

const processOptions = z.object({
  webRoot: z.optional(z.string()),
  scale: z.optional(z.enum(['small', 'full'])),
  history: z.optional(z.boolean()),
  dataDir: z.optional(z.string()),
})

keepCompiledCode()
const { startSandbox } = await import('#sandbox/entry/start-sandbox.ts')
const { scale = 'small', ...options } = processOptions.parse(JSON.parse(process.argv[2] ?? '{}'))

const running = await startSandbox({
  port: 0,
  providerPort: 0,
  ...options,
  scale,
  // Journeys log in hundreds of times from one address, and some use another provider's bot check. Specs about limits
  // and the check switch these on.
  settings: { limits: false, botCheck: false },
})
console.log(JSON.stringify({ origin: running.origin, providerOrigin: running.providerOrigin }))

const end = () => void running.close().then(() => process.exit(0))
process.stdin.once('end', end).once('close', end).resume()
process.once('SIGTERM', end)
