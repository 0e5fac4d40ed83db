/** How the client copes where a part of Electron's API that it uses is not on every system. */
export const notEverywhere: Readonly<Record<string, string>> = {
  "App 'activate'": 'Only macOS has a dock; elsewhere the tray or a second start brings the window back.',
  "App 'open-url'": 'Elsewhere a link comes with the arguments of a start.',
  'App.setAppUserModelId': 'Called on Windows only, whose notifications need it.',
  'BaseWindow.setMaximizable': 'Linux leaves the small window’s button to the window manager.',
  "BrowserWindow 'session-end'":
    'How Windows reports its end; the other systems emit powerMonitor’s shutdown.',
  'BrowserWindow.setMenu': 'Not called on macOS, which has one menu for the application.',
  'Clipboard.selection': 'Emptied on Linux only, which alone has it.',
  "PowerMonitor 'shutdown'": 'Windows emits session-end at the window instead.',
  'SafeStorage.getSelectedStorageBackend': 'Asked on Linux only, where the backend may be no encryption.',
}

/** What Electron's types don't say about a part of its API that the client relies on. */
export type Fact = {
  /** The member or event, as `nameOf` names it. */
  readonly of: string
  readonly says: string
  /** A file of Electron's repository, with what to look for in it. */
  readonly source: string
  /** Title of the conformance spec that shows it; undefined where the stand-in can't. */
  readonly shownBy?: string
}

export const facts: readonly Fact[] = [
  {
    of: 'WebContentsView.webContents',
    says: 'Undefined once the page is destroyed, and already so in its `destroyed` event.',
    source: 'shell/browser/api/electron_api_web_contents_view.cc, WebContentsDestroyed',
    shownBy: 'a page may close itself; by the time that is reported, its view has dropped it',
  },
  {
    of: 'WebContents.loadURL',
    says: 'A page’s beforeunload makes it fail with ERR_ABORTED, unless will-prevent-unload is prevented.',
    source: 'docs/api/web-contents.md, contents.loadURL',
    shownBy: 'a page that refuses to be left keeps main’s own load away, unless main prevents that',
  },
  {
    of: 'WebContents.close',
    says: 'Doesn’t run beforeunload, unless waitForBeforeUnload is set.',
    source: 'docs/api/web-contents.md, contents.close',
    shownBy: 'a page that refuses to be left is closed by main all the same',
  },
  {
    of: "WebContents 'will-frame-navigate'",
    says: 'Raised for data: and blob: documents, too, before they run.',
    source: 'shell/browser/electron_navigation_throttle.cc, WillStartRequest',
    shownBy: 'a frame with a data: address is asked about, and shown unless it is prevented',
  },
  {
    of: "WebContents 'context-menu'",
    says: 'Electron shows no menu by itself.',
    source: 'docs/api/web-contents.md, Event: context-menu',
    shownBy: 'a right click is reported with what is there, unless the page has a menu of its own',
  },
  {
    of: 'BrowserWindow.setKiosk',
    says: 'On Windows and Linux the same as full screen; on macOS it does nothing while it is set.',
    source: 'shell/browser/native_window_views.cc and native_window_mac.mm, SetKiosk',
    shownBy: 'a window is full screen as a kiosk, and no longer once the kiosk mode is switched off',
  },
  {
    of: "BrowserWindow 'leave-full-screen'",
    says: 'Windows reports it before the window leaves, so what is set at once is undone.',
    source: 'shell/browser/native_window_views.cc, SetFullScreen',
    shownBy: 'a window that leaves full screen can be sent back a moment later, on every system',
  },
  {
    of: "Process 'unhandledRejection'",
    says: 'A rejection that nobody handles is a warning, and uncaughtException never hears of it.',
    source: 'shell/browser/electron_browser_main_parts.cc, unhandled_rejections',
    shownBy: 'a rejection that nobody handles is only warned of, and the app goes on',
  },
  {
    of: 'App.relaunch',
    says: 'A helper of the app’s own waits for the end of the run; an AppImage’s is gone with it.',
    source: 'docs/api/app.md, app.relaunch; shell/browser/relauncher_linux.cc',
  },
  {
    of: 'Protocol.handle',
    says: 'The signal of the request that it hands over never aborts.',
    source: 'lib/browser/api/protocol.ts, Protocol.prototype.handle',
  },
  {
    of: 'Debugger.attach',
    says: 'Throws when the page has a debugger attached already.',
    source: 'docs/api/debugger.md, debugger.attach',
    shownBy: 'the developer protocol of a page catches its file choosers',
  },
  {
    of: "App 'child-process-gone'",
    says: 'Of every process but pages; Chromium starts the process again by itself.',
    source: 'docs/api/app.md, Event: child-process-gone',
  },
  {
    of: 'CrashReporter.start',
    says: 'Before ready, or pages that exist already are not watched. Without uploadToServer, reports stay in crashDumps.',
    source: 'docs/api/crash-reporter.md, crashReporter.start',
  },
]
