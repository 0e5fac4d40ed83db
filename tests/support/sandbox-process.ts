/**
 * Runs a sandbox in a process of its own, for tests: in memory, on free ports. It prints one line of JSON, `{origin,
 * providerOrigin}`, and exits when its parent does.
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
  // Journeys log in hundreds of times from one address, and some use another provider's bot check. Specs about limits
  // and the check switch these on.
  settings: { limits: false, botCheck: false },
  scale: scale === 'full' ? 'full' : 'small',
})
console.log(JSON.stringify({ origin: running.origin, providerOrigin: running.providerOrigin }))

const end = () => void running.close().then(() => process.exit(0))
process.stdin.once('end', end).once('close', end).resume()
process.once('SIGTERM', end)
