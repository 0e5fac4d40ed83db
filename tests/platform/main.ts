/** `node tests/platform/main.ts [--port 4310] [--data folder | --memory] [--web-root folder]`: the sandbox by itself. */
import { runPlatform } from './run-platform.ts'

await runPlatform(process.argv.slice(2))
