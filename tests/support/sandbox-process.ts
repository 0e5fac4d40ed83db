/**
 * A sandbox in a process of its own, for tests: in memory, on free ports. It prints one line of JSON,
 * `{origin, providerOrigin}`, and ends when whoever started it goes away.
 *
 *   node tests/support/sandbox-process.ts <folder of the site> <small|full>
 */
import { keepCompiledCode } from '#sandbox/compile-cache.ts'

keepCompiledCode()
const { startSandbox } = await import('#sandbox/start-sandbox.ts')
const [webRoot, scale] = process.argv.slice(2)

const running = await startSandbox({
  port: 0,
  providerPort: 0,
  ...(webRoot !== undefined && webRoot !== '' && { webRoot }),
  // Journeys log in by the hundred from one address, and some with another provider's bot check; those about
  // limits and the check switch them on.
  settings: { limits: false, botCheck: false },
  scale: scale === 'full' ? 'full' : 'small',
})
console.log(JSON.stringify({ origin: running.origin, providerOrigin: running.providerOrigin }))

const end = () => void running.close().then(() => process.exit(0))
process.stdin.once('end', end).once('close', end).resume()
process.once('SIGTERM', end)
