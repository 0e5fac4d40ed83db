import * as z from 'zod/mini'
import { keysOf } from './keys-of.ts'

/** The least and the greatest zoom of the site in the desktop client. */
export const zoomLimits = { least: 0.5, most: 2 } as const

/** The steps of the zoom, as the dialog lists them and keys take them. */
export const zoomSteps = [0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const

/** What a person sets of the desktop client itself, field by field; a stored field that doesn't fit counts as unset. */
export const clientSettingFields = {
  /** Keep the session in the system's vault when the client ends, and go on with it at the next start. */
  staySignedIn: z.boolean(),
  /** Of the whole site; 1 is 100 %. */
  zoom: z.number().check(z.gte(zoomLimits.least), z.lte(zoomLimits.most)),
  /** The system's own notifications while the window is not in front. */
  notifications: z.boolean(),
  /** An icon in the system's tray, into which closing the window puts the client. */
  tray: z.boolean(),
  /** Look for updates and fetch them in the background. */
  automaticUpdates: z.boolean(),
  /** Where a game opens: as a tab in the client, or in a window of its own. */
  gamesIn: z.enum(['tab', 'window']),
} as const

export const clientSettings = z.object(clientSettingFields)
export type ClientSettings = z.output<typeof clientSettings>
export type ClientSetting = keyof ClientSettings

export const firstClientSettings: ClientSettings = {
  staySignedIn: false,
  zoom: 1,
  notifications: false,
  tray: false,
  automaticUpdates: true,
  gamesIn: 'tab',
}

/** The settings as the site is told of them. */
export const settingsState = z.object({
  settings: clientSettings,
  /** Those that the machine's administrator has fixed. */
  fixed: z.array(z.enum(keysOf(clientSettings.shape))),
  /** False when they can't be written down and hold for this run only. */
  kept: z.boolean(),
})
export type SettingsState = z.output<typeof settingsState>
