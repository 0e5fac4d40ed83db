import * as z from 'zod/mini'
import { keysOf } from './keys-of.ts'

/** Smallest and largest zoom of the site in the desktop client. */
export const zoomLimits = { least: 0.5, most: 2 } as const

/** Zoom levels in the settings dialog and for the shortcuts. */
export const zoomSteps = [0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const

/** The person's settings of the desktop client, field by field. A stored value that doesn't fit counts as unset. */
export const clientSettingFields = {
  /** Keep the session in the system's vault when the client quits, and restore it at the next start. */
  staySignedIn: z.boolean(),
  /** Zoom of the whole site; 1 is 100 %. */
  zoom: z.number().check(z.gte(zoomLimits.least), z.lte(zoomLimits.most)),
  /** Show system notifications while no window has the focus. */
  notifications: z.boolean(),
  /** Show an icon in the system's tray. Closing the window then hides the client there. */
  tray: z.boolean(),
  /** Check for updates and fetch them in the background. */
  automaticUpdates: z.boolean(),
  /** Where a game opens: as a tab in the client, or in a window of its own. */
  gamesIn: z.enum(['tab', 'window']),
  /** Draw with the graphics card. A change takes effect at the next start. */
  hardwareAcceleration: z.boolean(),
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
  hardwareAcceleration: true,
}

/** The settings as reported to the site. */
export const settingsState = z.object({
  settings: clientSettings,
  /** The settings that the computer's administrator has fixed. */
  fixed: z.array(z.enum(keysOf(clientSettings.shape))),
  /** False when they can't be written and last for this run only. */
  kept: z.boolean(),
})
export type SettingsState = z.output<typeof settingsState>
