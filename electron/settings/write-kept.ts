import { ipcMain } from 'electron'
import type { WriteKept } from './kept-file.ts'

/** Used when nothing may be remembered: changes last for the run. */
export const writeNothing: WriteKept = () =>
  Promise.reject(new Error('the administrator has nothing remembered'))

/**
 * Writes with electron-store, which is imported with the first change, because reading doesn't need it. The library
 * also registers a synchronous channel for any page; that is removed again before a page can use it.
 */
export const writeKept: WriteKept = async (folder, name, content) => {
  const { default: Store } = await import('electron-store')
  const store = new Store<Record<string, unknown>>({ cwd: folder, name, clearInvalidConfig: true })
  ipcMain.removeAllListeners('electron-store-get-data')
  store.store = { ...content }
}
