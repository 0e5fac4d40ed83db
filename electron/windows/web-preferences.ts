import type { WebPreferences } from 'electron'
import type { WindowKind } from '../security/policy.ts'

export type PreferenceOptions = {
  /** Path of the kind's preload script; the support page has none. */
  preload?: string
  /** Session of its own; without it the page is in the default one, the site's. */
  partition?: string
  /** Facts for the preload, as command-line arguments of the page's process. */
  facts?: readonly string[]
  /** Of the page's first document; 1 is 100 %. */
  zoom?: number
  /** A shipped client has no developer tools. */
  packaged: boolean
}

/**
 * The preferences of every page, by kind: nothing of Node, everything of Chromium's isolation. Stated in
 * full, although most are Electron's defaults, so that a change of these can't open anything.
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
    devTools: !packaged,
    // A game that opens alert after alert would hold up the whole window.
    disableDialogs: kind !== 'site',
    ...(preload !== undefined && { preload }),
    ...(partition !== undefined && { partition }),
    ...(zoom !== undefined && { zoomFactor: zoom }),
    ...(facts !== undefined && { additionalArguments: [...facts] }),
  }
}
