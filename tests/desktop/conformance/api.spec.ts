import { documentedOwners, nameOf, type UsedMember, usedApi } from './api/used-api.ts'
import { expect, test } from './fixture.ts'

/** What comes with events only, or is in preload scripts; specs of those use them. */
const elsewhere = new Set(['DownloadItem', 'IncomingMessage', 'ContextBridge', 'IpcRenderer'])

const documented = documentedOwners()
const inMain = usedApi().filter(({ owner }) => documented.has(owner) && !elsewhere.has(owner))

test('the host has every member and event of Electron’s API that the client uses in main', async ({
  app,
}) => {
  const missing = await app.evaluate((electron, used: UsedMember[]) => {
    const { BrowserWindow, Menu, nativeImage, Notification, Tray, View, WebContentsView } = electron
    const window = BrowserWindow.getAllWindows()[0]
    const contents = window?.webContents
    const { defaultSession } = electron.session
    const request = electron.net.request('http://127.0.0.1:9/')
    request.on('error', () => {})
    // The objects that have an owner's members: an instance, and what has the static ones.
    const holders: Record<string, readonly (object | undefined)[]> = {
      App: [electron.app],
      AutoUpdater: [electron.autoUpdater],
      BaseWindow: [window, electron.BaseWindow],
      BrowserWindow: [window, BrowserWindow],
      ClientRequest: [request],
      Clipboard: [electron.clipboard],
      CrashReporter: [electron.crashReporter],
      Debugger: [contents?.debugger],
      Dialog: [electron.dialog],
      IpcMain: [electron.ipcMain],
      Menu: [Menu.buildFromTemplate([]), Menu],
      NativeImage: [nativeImage.createEmpty(), nativeImage],
      NativeTheme: [electron.nativeTheme],
      NavigationHistory: [contents?.navigationHistory],
      Net: [electron.net],
      Notification: [new Notification({ title: 'a note' }), Notification],
      PowerMonitor: [electron.powerMonitor],
      Process: [process],
      Protocol: [defaultSession.protocol, electron.protocol],
      SafeStorage: [electron.safeStorage],
      Screen: [electron.screen],
      Session: [defaultSession, electron.session],
      Shell: [electron.shell],
      Tray: [Tray.prototype],
      View: [new View()],
      WebContents: [contents],
      WebContentsView: [WebContentsView.prototype],
      WebRequest: [defaultSession.webRequest],
    }
    const listens = (holder: object | undefined, event: string) => {
      if (!holder || !('on' in holder) || !('off' in holder)) return false
      if (typeof holder.on !== 'function' || typeof holder.off !== 'function') return false
      const listener = () => {}
      try {
        // The stand-in refuses events that it never emits.
        Reflect.apply(holder.on, holder, [event, listener])
        Reflect.apply(holder.off, holder, [event, listener])
        return true
      } catch {
        return false
      }
    }
    const has = ({ owner, member, event }: UsedMember) =>
      (holders[owner] ?? []).some((holder) =>
        event === undefined ? holder !== undefined && member in holder : listens(holder, event),
      )
    const found = used.filter((one) => !has(one))
    request.abort()
    return found
  }, inMain)
  expect(inMain.length).toBeGreaterThan(150)
  expect(missing.map((one) => nameOf(one))).toEqual([])
})
