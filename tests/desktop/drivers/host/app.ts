import type { App, ProcessMetric } from 'electron'
import { AppPaths, readManifest } from './app-paths.ts'
import { browser } from './browser-process.ts'
import { preventable } from './preventable.ts'
import { appMetrics } from './process-metrics.ts'
import { record } from './records.ts'
import { SingleInstance } from './single-instance.ts'
import { strict, strictEmitter } from './strict.ts'

const events = [
  'ready',
  'window-all-closed',
  'before-quit',
  'will-quit',
  'quit',
  'second-instance',
  'web-contents-created',
  'browser-window-created',
  'browser-window-focus',
  'browser-window-blur',
  'render-process-gone',
  'session-created',
  // Only emitted by specs: the host has no dock, certificates, proxies or helper processes.
  'activate',
  'open-url',
  'certificate-error',
  'select-client-certificate',
  'login',
  'child-process-gone',
] as const

type Implemented =
  | 'whenReady'
  | 'isReady'
  | 'quit'
  | 'exit'
  | 'relaunch'
  | 'focus'
  | 'getPath'
  | 'setPath'
  | 'getAppPath'
  | 'getName'
  | 'setName'
  | 'getVersion'
  | 'getLocale'
  | 'isPackaged'
  | 'requestSingleInstanceLock'
  | 'hasSingleInstanceLock'
  | 'releaseSingleInstanceLock'
  | 'setAsDefaultProtocolClient'
  | 'setAppUserModelId'
  | 'enableSandbox'
  | 'disableHardwareAcceleration'
  | 'commandLine'
  | 'getAppMetrics'

/** The part of a window that quitting uses. */
export interface OpenWindow {
  close(): void
}

class HostApp extends strictEmitter('app', events) implements Pick<App, Implemented> {
  /** A spec starts an installed client with HOST_PACKAGED=1. */
  readonly isPackaged = process.env.HOST_PACKAGED === '1'
  readonly windows = new Set<OpenWindow>()
  readonly commandLine: App['commandLine'] = strict('app.commandLine', {
    appendSwitch: (name: string, value?: string) => record('commandLine.appendSwitch', name, value),
    appendArgument: (value: string) => record('commandLine.appendArgument', value),
    hasSwitch: (name: string) => process.argv.some((argument) => argument.split('=')[0] === `--${name}`),
    getSwitchValue: (name: string) =>
      process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? '',
    removeSwitch: (name: string) => record('commandLine.removeSwitch', name),
  })
  readonly #ready = Promise.withResolvers<void>()
  readonly #paths = new AppPaths(() => this.getName())
  #lock: SingleInstance | undefined
  #root = process.cwd()
  #name = ''
  #version = ''
  #isReady = false
  #quitting = false

  /** Called by boot with the app's folder, whose package.json names it. */
  located(root: string): void {
    const { name, productName, version } = readManifest(root)
    this.#root = root
    this.#name = productName ?? name ?? 'Electron'
    this.#version = version ?? process.versions.electron
  }

  /** Called by boot when the browser runs and the app's driver is attached. */
  becomeReady(): void {
    this.#isReady = true
    this.#ready.resolve()
    this.emit('ready', {}, {})
  }

  whenReady(): Promise<void> {
    return this.#ready.promise
  }
  isReady(): boolean {
    return this.#isReady
  }
  getAppPath(): string {
    return this.#root
  }
  getName(): string {
    return this.#name
  }
  setName(name: string): void {
    this.#name = name
  }
  getVersion(): string {
    return this.#version
  }
  getLocale(): string {
    return 'en-US'
  }
  getPath(name: string): string {
    return this.#paths.get(name)
  }
  setPath(name: string, path: string): void {
    this.#paths.set(name, path)
  }

  requestSingleInstanceLock(additionalData?: Record<string, unknown>): boolean {
    this.#lock ??= new SingleInstance(this.getPath('userData'))
    const message = { argv: process.argv, cwd: process.cwd(), additionalData }
    return this.#lock.request(message, ({ argv, cwd, additionalData: theirs }) => {
      this.emit('second-instance', preventable({}), argv, cwd, theirs)
    })
  }
  hasSingleInstanceLock(): boolean {
    return this.#lock?.isHeld ?? false
  }
  releaseSingleInstanceLock(): void {
    this.#lock?.release()
  }

  setAsDefaultProtocolClient(...args: Parameters<App['setAsDefaultProtocolClient']>): boolean {
    record('setAsDefaultProtocolClient', ...args)
    return true
  }
  setAppUserModelId(id: string): void {
    record('setAppUserModelId', id)
  }
  enableSandbox(): void {
    record('enableSandbox')
  }
  disableHardwareAcceleration(): void {
    record('disableHardwareAcceleration')
  }
  focus(): void {
    record('app.focus')
  }
  getAppMetrics(): ProcessMetric[] {
    return appMetrics()
  }
  relaunch(options?: Parameters<App['relaunch']>[0]): void {
    record('relaunch', options)
  }

  quit(): void {
    if (this.#quitting || this.#isRefused('before-quit')) return
    this.#quitting = true
    for (const window of this.windows) window.close()
    this.#quitting = this.windows.size === 0 && !this.#isRefused('will-quit')
    if (this.#quitting) this.exit(0)
  }

  exit(code = 0): void {
    this.#quitting = true
    this.emit('quit', {}, code)
    if (!browser.isRunning) return this.exited(code)
    process.exitCode = code
    browser.close()
  }

  /** Called by boot when Chromium has exited, because the app can't go on without it. */
  exited(code: number): never {
    this.#lock?.release()
    process.exit(code)
  }

  /** Called by windows when the last one has closed. */
  allWindowsClosed(): void {
    if (this.#quitting) return
    if (this.listenerCount('window-all-closed') > 0) this.emit('window-all-closed')
    else this.quit()
  }

  get isQuitting(): boolean {
    return this.#quitting
  }

  #isRefused(event: 'before-quit' | 'will-quit'): boolean {
    const details = preventable({})
    this.emit(event, details)
    return details.defaultPrevented
  }
}

export const app = new HostApp()
