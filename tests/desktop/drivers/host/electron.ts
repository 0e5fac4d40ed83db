/** What `import … from 'electron'` returns in the app's main process on the stand-in host. */
import type * as Electron from 'electron'
import { app } from './app.ts'
import { BaseWindow } from './base-window.ts'
import { ipcMain } from './ipc.ts'
import { HostMenuItem, Menu } from './menu.ts'
import { nativeImage } from './native-image.ts'
import { net } from './net.ts'
import { Notification } from './notification.ts'
import {
  autoUpdater,
  clipboard,
  crashReporter,
  dialog,
  nativeTheme,
  powerMonitor,
  shell,
} from './operating-system.ts'
import { BrowserWindow } from './paged-window.ts'
import { hostControls } from './records.ts'
import { safeStorage } from './safe-storage.ts'
import { screen } from './screen.ts'
import { protocol, session } from './session.ts'
import { absent, strict } from './strict.ts'
import { Tray } from './tray.ts'
import { HostView, HostWebContentsView } from './view.ts'
import { webContents } from './web-contents.ts'

const View = strict('View', HostView)
const WebContentsView = strict('WebContentsView', HostWebContentsView)
const MenuItem = strict('MenuItem', HostMenuItem)

const BrowserView = absent('BrowserView')
const ClipboardItem = absent('ClipboardItem')
const contentTracing = absent('contentTracing')
const desktopCapturer = absent('desktopCapturer')
const globalShortcut = absent('globalShortcut')
const ImageView = absent('ImageView')
const inAppPurchase = absent('inAppPurchase')
const IpcMainServiceWorker = absent('IpcMainServiceWorker')
const MessageChannelMain = absent('MessageChannelMain')
const netLog = absent('netLog')
const powerSaveBlocker = absent('powerSaveBlocker')
const pushNotifications = absent('pushNotifications')
const sharedTexture = absent('sharedTexture')
const ShareMenu = absent('ShareMenu')
const systemPreferences = absent('systemPreferences')
const TouchBar = absent('TouchBar')
const utilityProcess = absent('utilityProcess')
const webFrameMain = absent('webFrameMain')
const WebSocket = absent('WebSocket')

type RendererName = 'contextBridge' | 'ipcRenderer' | 'webFrame' | 'webUtils'
type UtilityName = 'parentPort' | 'localAIHandler' | 'LanguageModelUtility'
type MainName = Exclude<keyof typeof Electron, RendererName | UtilityName>

/** Every export that Electron has in a main process; a missing one is a type error. */
const electron: Record<MainName, object> = {
  app,
  autoUpdater,
  BaseWindow,
  BrowserView,
  BrowserWindow,
  clipboard,
  ClipboardItem,
  contentTracing,
  crashReporter,
  desktopCapturer,
  dialog,
  globalShortcut,
  ImageView,
  inAppPurchase,
  IpcMainServiceWorker,
  ipcMain,
  Menu,
  MenuItem,
  MessageChannelMain,
  Notification,
  nativeImage,
  nativeTheme,
  net,
  netLog,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  pushNotifications,
  sharedTexture,
  ShareMenu,
  safeStorage,
  screen,
  session,
  shell,
  systemPreferences,
  TouchBar,
  Tray,
  utilityProcess,
  View,
  WebContentsView,
  webContents,
  webFrameMain,
  WebSocket,
}

export {
  app,
  autoUpdater,
  BaseWindow,
  BrowserView,
  BrowserWindow,
  ClipboardItem,
  clipboard,
  contentTracing,
  crashReporter,
  desktopCapturer,
  dialog,
  globalShortcut,
  // What specs can read and set on the host.
  hostControls as __host,
  ImageView,
  IpcMainServiceWorker,
  inAppPurchase,
  ipcMain,
  Menu,
  MenuItem,
  MessageChannelMain,
  Notification,
  nativeImage,
  nativeTheme,
  net,
  netLog,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  pushNotifications,
  ShareMenu,
  safeStorage,
  screen,
  session,
  sharedTexture,
  shell,
  systemPreferences,
  TouchBar,
  Tray,
  utilityProcess,
  View,
  WebContentsView,
  WebSocket,
  webContents,
  webFrameMain,
}

/** For `import electron from 'electron'`. */
export default electron
