/** Small modules through which an app talks to the operating system. They only record what was asked. */
import type {
  CrashReporter,
  CrashReporterStartOptions,
  Dialog,
  MessageBoxOptions,
  NativeTheme,
  SaveDialogOptions,
  Shell,
} from 'electron'
import { answerTo, idleSeconds, record } from './records.ts'
import { strict, strictEmitter } from './strict.ts'

export const shell = strict('shell', {
  openExternal: async (url: string) => record('openExternal', url),
  openPath: async (path: string) => {
    record('openPath', path)
    return ''
  },
  showItemInFolder: (path: string) => record('showItemInFolder', path),
} satisfies Partial<Shell>)

/** The dialog's window may come first; the options are always last. */
type DialogArguments = [options: MessageBoxOptions] | [window: object, options: MessageBoxOptions]

type SaveDialogArguments = [options: SaveDialogOptions] | [window: object, options: SaveDialogOptions]

export const dialog = strict('dialog', {
  showMessageBox: async (...args: DialogArguments) => {
    record('showMessageBox', args.at(-1))
    return answerTo('showMessageBox', { response: 0, checkboxChecked: false })
  },
  showMessageBoxSync: (...args: DialogArguments) => {
    record('showMessageBox', args.at(-1))
    return answerTo('showMessageBox', { response: 0 }).response
  },
  /** Cancelled, unless a spec has chosen a path. */
  showSaveDialog: async (...args: SaveDialogArguments) => {
    record('showSaveDialog', args.at(-1))
    return answerTo('showSaveDialog', { canceled: true, filePath: '' })
  },
  showErrorBox: (title: string, content: string) => {
    record('showErrorBox', title, content)
    // An app that can't start exits after this, and its records are lost.
    console.error(`${title}\n${content}`)
  },
} satisfies Partial<Dialog>)

/** The pages' clipboard is Chromium's own; this one only empties. */
export const clipboard = strict('clipboard', {
  clear: () => record('clipboard.clear'),
  selection: strict('clipboard.selection', { clear: () => record('clipboard.selection.clear') }),
})

export const crashReporter = strict('crashReporter', {
  start: (options: CrashReporterStartOptions) => record('crashReporter.start', options),
} satisfies Partial<CrashReporter>)

const powerEvents = ['suspend', 'resume', 'on-ac', 'on-battery', 'shutdown', 'lock-screen', 'unlock-screen']

/** Specs emit its events, and simulate time without input (`__host.idle(seconds)`). */
export const powerMonitor = new (class extends strictEmitter('powerMonitor', powerEvents) {
  getSystemIdleTime(): number {
    return idleSeconds()
  }
})()

/** Electron's own updater is for macOS and Windows. Here it only relays events that others emit. */
export const autoUpdater = new (class extends strictEmitter('autoUpdater', [
  'before-quit-for-update',
  'update-downloaded',
  'error',
]) {})()

type ThemeSource = 'system' | 'light' | 'dark'

class HostNativeTheme
  extends strictEmitter('nativeTheme', ['updated'])
  implements Pick<NativeTheme, 'themeSource' | 'shouldUseDarkColors' | 'shouldUseHighContrastColors'>
{
  #source: ThemeSource = 'system'

  get themeSource(): ThemeSource {
    return this.#source
  }
  set themeSource(source: ThemeSource) {
    if (source === this.#source) return
    const was = this.shouldUseDarkColors
    this.#source = source
    record('themeSource', source)
    if (was !== this.shouldUseDarkColors) this.emit('updated')
  }
  /** The operating system's own theme is always light here. */
  get shouldUseDarkColors(): boolean {
    return this.#source === 'dark'
  }
  get shouldUseHighContrastColors(): boolean {
    return false
  }
}

export const nativeTheme = new HostNativeTheme()
