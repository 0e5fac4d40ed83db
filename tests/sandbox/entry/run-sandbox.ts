import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { FolderInUseError } from '#sandbox/operator/db/claim-folder.ts'
import { WorldError } from '#sandbox/world/generator/world-file.ts'
import { reasonOf } from '#shared/domain/reason-of.ts'
import type { SandboxFlag } from './flags.ts'
import { PortsTakenError } from './listen.ts'
import { type HotSite, startMessage } from './start-message.ts'
import { defaultPort, type RunningSandbox, type StartOptions, startSandbox } from './start-sandbox.ts'

const root = join(import.meta.dirname, '../../..')

/** Invalid command-line flags. The message says which, and what is allowed. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/**
 * Starts the sandbox from the command line: prints its address and accounts, and stops on Ctrl-C. If it can't be
 * started, it prints one line and exits with code 2.
 * @param flags `--port 4310`, `--data folder`, `--memory`, `--web-root folder`
 * @param addHot starts what shows the site from its sources on this sandbox, and returns its addresses.
 */
export async function runSandbox(
  flags: readonly string[],
  addHot?: (running: RunningSandbox) => Promise<HotSite>,
): Promise<RunningSandbox> {
  try {
    const running = await startSandbox(readFlags(flags))
    console.log(startMessage(running, await addHot?.(running)))
    const end = () => void running.close().then(() => process.exit(0))
    process.once('SIGINT', end)
    process.once('SIGTERM', end)
    return running
  } catch (error) {
    if (!isForPeople(error)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

/**
 * Parses the command line.
 * @throws UsageError when a flag is unknown or its value is invalid.
 */
export function readFlags(flags: readonly string[]): StartOptions {
  const { port: portText, host, proxied, data, memory, 'web-root': webRoot } = parse(flags)
  const port = Number(portText)
  if (!Number.isInteger(port) || port < 0 || port > 65_534)
    throw new UsageError(`--port ${portText} is no port: give a number from 0 to 65534.`)
  if (webRoot !== undefined && !existsSync(join(webRoot, 'index.html')))
    throw new UsageError(
      `--web-root ${webRoot} has no index.html: build the site first with npm run build:web.`,
    )
  const built = join(root, 'dist/web')
  return {
    port,
    host,
    proxied,
    providerPort: port === 0 ? 0 : port + 1,
    dataDir: memory ? undefined : resolve(data),
    webRoot: webRoot ?? (existsSync(join(built, 'index.html')) ? built : undefined),
  }
}

function parse(flags: readonly string[]) {
  try {
    return parseArgs({
      args: [...flags],
      options: {
        port: { type: 'string', default: String(defaultPort) },
        host: { type: 'string' },
        proxied: { type: 'boolean', default: false },
        data: { type: 'string', default: join(root, '.cache/sandbox') },
        'web-root': { type: 'string' },
        memory: { type: 'boolean', default: false },
      } satisfies Record<SandboxFlag, { type: 'string' | 'boolean'; default?: string | boolean }>,
    }).values
  } catch (error) {
    throw new UsageError(reasonOf(error))
  }
}

const isForPeople = (error: unknown): error is Error =>
  [UsageError, PortsTakenError, FolderInUseError, WorldError].some((type) => error instanceof type)
