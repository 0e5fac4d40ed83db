import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, chromium, type ElectronApplication, type Page } from '@playwright/test'
import { chromiumPath } from '#support/chromium.ts'
import { scaled } from '#support/machine-factor.ts'
import { requireBuild } from '../../../resources/build/brand/built-brand.ts'
import { desktopHost } from './electron-binary.ts'
import { isForStandIn, needStandIn } from './stand-in.ts'

export interface LaunchOptions {
  /** Folder or main module of the app; the default is the project itself. */
  readonly main?: string
  /** The app's own arguments. */
  readonly args?: readonly string[]
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** Kept afterwards. Without it, a temporary folder is used and deleted on close. */
  readonly userDataDir?: string
}

export interface DesktopClient {
  readonly app: ElectronApplication
  /** The first window's page. */
  readonly page: Page
  readonly userDataDir: string
  /** Starts the app a second time with the same user data. Resolves with its exit code. */
  launchAgain(...args: string[]): Promise<number | null>
  /** Quits the app, and kills what remains of it. */
  close(): Promise<void>
  /** Kills the app, as a power cut or a system does: it can't do anything at its end. */
  kill(): Promise<void>
}

const projectRoot = join(import.meta.dirname, '../../..')
const launchTimeoutMs = scaled(30_000)
const quitTimeoutMs = 10_000

/** The browser behind the stand-in host, which would take longer to load Playwright than to do all the rest. */
const standInBrowser = (): string => chromiumPath() ?? chromium.executablePath()

/** Returns the environment without NODE_OPTIONS, which Playwright's own process may have set. */
function environment(added: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { NODE_OPTIONS: _, ...inherited } = process.env
  const defined = Object.entries(inherited).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const ours = desktopHost.kind === 'stand-in' ? { CHROMIUM_PATH: standInBrowser() } : {}
  return { ...Object.fromEntries(defined), ...ours, ...added }
}

/** Kills the process and everything it has started, because it is the leader of its process group. */
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  if (process.platform === 'win32') return void spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'])
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The whole group has already exited, as it should.
  }
}

/** Launches the desktop client, on Electron or on the stand-in host, with its own user data. */
export async function launchClient(options: LaunchOptions = {}): Promise<DesktopClient> {
  const { main = projectRoot, args = [] } = options
  if (main === projectRoot && !desktopHost.isPacked)
    requireBuild('build:desktop', { folder: join(projectRoot, 'out/renderer') })
  if (options.env && isForStandIn(options.env)) needStandIn()
  const userDataDir = options.userDataDir ?? (await mkdtemp(join(tmpdir(), 'desktop-client-')))
  const appArgs = [...(desktopHost.isPacked ? [] : [main]), `--user-data-dir=${userDataDir}`, ...args]
  const env = environment(options.env)
  const forget = async (): Promise<void> => {
    if (options.userDataDir === undefined)
      await rm(userDataDir, { recursive: true, force: true, maxRetries: 3 })
  }
  const launching = _electron.launch({
    args: appArgs,
    env,
    timeout: launchTimeoutMs,
    chromiumSandbox: true,
    // With an explicit path, Playwright wouldn't make Electron wait until it is attached.
    ...((desktopHost.kind === 'stand-in' || desktopHost.isPacked) && { executablePath: desktopHost.path }),
  })
  launching.catch(forget)
  const app = await launching
  // Without a GPU, an animation takes a quarter of a core for as long as it is in sight.
  const still = (page: Page) => void page.emulateMedia({ reducedMotion: 'reduce' }).catch(() => undefined)
  app.on('window', still)
  for (const page of app.windows()) still(page)
  const child = app.process()
  const exited = new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

  const close = async (): Promise<void> => {
    const killing = setTimeout(() => killGroup(child.pid), quitTimeoutMs)
    // Playwright's close never returns if the app has already quit.
    await Promise.race([app.close().catch(() => undefined), exited])
    clearTimeout(killing)
    killGroup(child.pid)
    await forget()
  }
  const kill = async (): Promise<void> => {
    killGroup(child.pid)
    await exited
    await forget()
  }
  const launchAgain = (...more: string[]): Promise<number | null> =>
    new Promise((resolve, reject) => {
      const second = spawn(desktopHost.path, [...appArgs, ...more], { env, stdio: 'ignore' })
      second.once('error', reject).once('exit', resolve)
    })

  try {
    const ended = exited.then(() => {
      throw new Error(`The client ended with code ${child.exitCode} before it had a window.`)
    })
    const page = await Promise.race([app.firstWindow({ timeout: launchTimeoutMs }), ended])
    return { app, page, userDataDir, launchAgain, close, kill }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Runs the client until it exits by itself. Its output includes the dialogs that it asked for, which on Electron would
 * wait for somebody.
 */
export async function runToEnd(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string }> {
  needStandIn()
  const folder = await mkdtemp(join(tmpdir(), 'to-end-'))
  const child = spawn(desktopHost.path, [projectRoot, `--user-data-dir=${folder}`, ...args], {
    env: environment({ HOST_DEBUG: '1', ...env }),
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk)
    })
  // One that stays would stay after the spec.
  const killing = setTimeout(() => killGroup(child.pid), launchTimeoutMs)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  clearTimeout(killing)
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  return { code, output }
}
