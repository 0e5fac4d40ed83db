/** `node tests/sandbox/entry/main.ts [--port 4310] [--data folder | --memory] [--web-root folder]`: the sandbox by itself. */
import { keepCompiledCode } from './compile-cache.ts'

keepCompiledCode()
const { runSandbox } = await import('./run-sandbox.ts')
await runSandbox(process.argv.slice(2))
