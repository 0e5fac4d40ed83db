import * as z from 'zod/mini'
import { clientSettings, settingsState } from '../../domain/client-settings.ts'

const logText = z.string().check(z.maxLength(2100))

const siteLogEntry = z.object({
  level: z.enum(['info', 'warn', 'error']),
  message: logText,
  cause: z.optional(logText),
  release: z.string().check(z.maxLength(60)),
  /** The route pattern of the page, not its address. */
  route: z.string().check(z.maxLength(200)),
})
export type SiteLogEntry = z.output<typeof siteLogEntry>

const settingsPatch = z.partial(clientSettings).check(z.refine((patch) => Object.keys(patch).length > 0))

/** Channels for the client itself: its window, its settings, its log. */
export const clientChannels = {
  /** Writes an entry of the site's log, already without personal data, to the client's log. */
  'log:write': { args: z.tuple([siteLogEntry]), result: z.void() },
  'window:setFullScreen': { args: z.tuple([z.boolean()]), result: z.void() },
  'window:setTheme': { args: z.tuple([z.enum(['light', 'dark'])]), result: z.void() },
  'window:setLanguage': { args: z.tuple([z.string().check(z.maxLength(8))]), result: z.void() },
  'settings:read': { args: z.tuple([]), result: settingsState },
  /** Changes settings, except those that the administrator fixed. Resolves with the new state. */
  'settings:change': { args: z.tuple([settingsPatch]), result: settingsState },
} as const
