import type { ClientControls } from '#lib/platform/platform.ts'
import { firstClientSettings, type SettingsState } from '#shared/domain/client-settings.ts'

const state: SettingsState = { settings: firstClientSettings, fixed: [], kept: true }
const quiet = () => () => {}
const noUpdate = () => Promise.resolve({ at: 'none' } as const)

/** A desktop client with default settings that sends no events, except for what the test overrides. */
export const clientControls = (given: Partial<ClientControls> = {}): ClientControls => ({
  version: '1.0',
  readSettings: () => Promise.resolve(state),
  changeSettings: () => Promise.resolve(state),
  subscribe: quiet,
  onCommand: quiet,
  onNews: quiet,
  notify() {},
  updates: {
    state: noUpdate,
    check: noUpdate,
    download: noUpdate,
    install: () => Promise.resolve('notReady'),
    subscribe: quiet,
  },
  saveSupportBundle: () => Promise.resolve('cancelled'),
  ...given,
})
