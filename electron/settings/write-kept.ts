import { ipcMain } from 'electron'
import type { WriteKept } from './kept-file.ts'

/** Where nothing is to be remembered: what is changed holds for the run. */
export const writeNothing: WriteKept = () =>
  Promise.reject(new Error('the administrator has nothing remembered'))

/**
 * Writes by electron-store, which comes with the first change: reading at start needs none of it. It also
 * opens a synchronous channel of its own, for any page to ask; that is closed again before a page can.
 */
export const writeKept: WriteKept = async (folder, name, content) => {
  const { default: Store } = await import('electron-store')
  const store = new Store<Record<string, unknown>>({ cwd: folder, name, clearInvalidConfig: true })
  ipcMain.removeAllListeners('electron-store-get-data')
  store.store = { ...content }
}
