import type { WebPreferences } from 'electron'

const isFalse = (value: unknown) => value === false

/** Values that weaken a page's isolation. The host can't apply them, so it refuses to create such a page. */
const insecure = {
  sandbox: isFalse,
  contextIsolation: isFalse,
  webSecurity: isFalse,
  nodeIntegration: Boolean,
  nodeIntegrationInWorker: Boolean,
  nodeIntegrationInSubFrames: Boolean,
  allowRunningInsecureContent: Boolean,
  experimentalFeatures: Boolean,
  enableBlinkFeatures: Boolean,
  webviewTag: Boolean,
} satisfies Partial<Record<keyof WebPreferences, (value: unknown) => boolean>>

const isNamed = (name: string): name is keyof typeof insecure => Object.hasOwn(insecure, name)

/** Throws `HOST_INSECURE: webPreferences.sandbox …` for the first insecure value. */
export function demandSecure(preferences: WebPreferences): void {
  for (const [name, value] of Object.entries(preferences)) {
    if (isNamed(name) && insecure[name](value)) {
      throw new Error(
        `HOST_INSECURE: webPreferences.${name} is ${JSON.stringify(value)}, which no page may have.`,
      )
    }
  }
}
