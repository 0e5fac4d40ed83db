import type { WebPreferences } from 'electron'
import type { WindowKind } from '../security/policy.ts'

export type PreferenceOptions = {
  /** Path of the preload script for this kind of page; the support page has none. */
  preload?: string
  /** Partition of the page's session; without it, the page uses the default session. */
  partition?: string
  /** Facts for the preload, as command-line arguments of the page's process. */
  facts?: readonly string[]
  /** Zoom of the page's first document; 1 is 100 %. */
  zoom?: number
  /** A packaged client has no developer tools. */
  packaged: boolean
}

/**
 * Returns the preferences for each kind of page: no Node, and all of Chromium's isolation. All are stated explicitly,
 * although most are Electron's defaults, so that a change of those can't open anything.
 */
export function webPreferences(
  kind: WindowKind,
  { preload, partition, facts, zoom, packaged }: PreferenceOptions,
): WebPreferences {
  return {
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false,
    // No file pickers: nothing of the site needs them, and a kiosk could not keep them from showing the disk.
    disableBlinkFeatures: 'FileSystemAccessLocal',
    devTools: !packaged,
    // A game that opens one alert after another would block the whole window.
    disableDialogs: kind !== 'site',
    ...(preload !== undefined && { preload }),
    ...(partition !== undefined && { partition }),
    ...(zoom !== undefined && { zoomFactor: zoom }),
    ...(facts !== undefined && { additionalArguments: [...facts] }),
  }
}
