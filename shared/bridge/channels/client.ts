import * as z from 'zod/mini'
import { clientSettings, settingsState } from '../../domain/client-settings.ts'

const logText = z.string().check(z.maxLength(2100))

const siteLogEntry = z.object({
  level: z.enum(['info', 'warn', 'error']),
  message: logText,
  cause: z.optional(logText),
  release: z.string().check(z.maxLength(60)),
  /** The pattern of the page's address. */
  route: z.string().check(z.maxLength(200)),
})
export type SiteLogEntry = z.output<typeof siteLogEntry>

const settingsPatch = z.partial(clientSettings).check(z.refine((patch) => Object.keys(patch).length > 0))

/** The client itself: its window, its settings, its log. */
export const clientChannels = {
  /** A line of the site's log, in which nothing personal is left, for the client's. */
  'log:write': { args: z.tuple([siteLogEntry]), result: z.void() },
  'window:setFullScreen': { args: z.tuple([z.boolean()]), result: z.void() },
  'window:setTheme': { args: z.tuple([z.enum(['light', 'dark'])]), result: z.void() },
  'window:setLanguage': { args: z.tuple([z.string().check(z.maxLength(8))]), result: z.void() },
  'settings:read': { args: z.tuple([]), result: settingsState },
  /** Change some settings; those that the administrator fixed stay. Resolves with the state after it. */
  'settings:change': { args: z.tuple([settingsPatch]), result: settingsState },
} as const
