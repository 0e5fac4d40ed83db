import * as z from 'zod/mini'
import {
  type ClientSetting,
  type ClientSettings,
  clientSettingFields,
  firstClientSettings,
  type SettingsState,
} from '#shared/domain/client-settings.ts'
import { keysOf } from '#shared/domain/keys-of.ts'
import type { Log } from '../log.ts'
import { openKeptFile, type WriteKept } from './kept-file.ts'

/** What the client remembers about the site for its next start, until the site reports it again. */
const siteFields = {
  /** Wire code of the language; "" until the site has reported one. */
  language: z.string().check(z.regex(/^([A-Z]{2})?$/)),
  theme: z.enum(['light', 'dark', 'system']),
}
type SiteLooks = { language: string; theme: 'light' | 'dark' | 'system' }

/** A change that the site asks for. Undefined fields stay as they are. */
export type ClientSettingsPatch = { readonly [Name in ClientSetting]?: ClientSettings[Name] | undefined }

/** The client's settings: the person's choices, overridden by what the administrator fixed. */
export type Settings = {
  value(): ClientSettings
  state(): SettingsState
  /** Changes what isn't fixed, calls the listeners, and resolves with the new state. Never rejects. */
  change(patch: ClientSettingsPatch): Promise<SettingsState>
  /** The site's theme and language as last reported. */
  looks(): SiteLooks
  changeLooks(patch: Partial<SiteLooks>): void
  /** Calls the listener after each change. Returns a function that removes it. */
  listen(listener: (settings: ClientSettings) => void): () => void
}

export type SettingsOptions = {
  folder: string
  /** What the administrator fixed; see the policy file. */
  fixed: Partial<ClientSettings>
  write: WriteKept
  log: Log
}

/** Opens the settings in `settings.json` in the folder. */
export function createSettings({ folder, fixed, write, log }: SettingsOptions): Settings {
  const file = openKeptFile<ClientSettings & SiteLooks>({
    folder,
    name: 'settings',
    version: 1,
    fields: { ...clientSettingFields, ...siteFields },
    first: { ...firstClientSettings, language: '', theme: 'system' },
    write,
    log,
  })
  const listeners = new Set<(settings: ClientSettings) => void>()
  const fixedNames = keysOf(fixed)

  function value(): ClientSettings {
    const { language: _, theme: __, ...settings } = file.value()
    return { ...settings, ...fixed }
  }
  const state = (): SettingsState => ({ settings: value(), fixed: fixedNames, kept: file.kept() })

  return {
    value,
    state,
    async change(patch) {
      const free = Object.fromEntries(
        Object.entries(patch).filter(([name, wanted]) => wanted !== undefined && !Object.hasOwn(fixed, name)),
      )
      const written = file.change(free)
      for (const listener of listeners) listener(value())
      await written
      return state()
    },
    looks() {
      const { language, theme } = file.value()
      return { language, theme }
    },
    changeLooks(patch) {
      const before = file.value()
      const differs = keysOf(patch).some((name) => patch[name] !== before[name])
      if (differs) void file.change(patch)
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
