import { type ElectronApplication, test } from '@playwright/test'
import type { Guard } from '../drivers/host/drops.ts'
import { desktopHost } from './electron-binary.ts'

/** What the client asked of the system: a link to open, a dialog to show, a menu to set. */
export type SystemCall = { readonly what: string; readonly args: readonly unknown[] }

/** Ends the spec on Electron, which lists it as skipped: it needs what only the stand-in host has. */
export function needStandIn(): void {
  test.skip(desktopHost.kind === 'electron', 'needs the stand-in host')
}

/** Whether an environment sets something for the stand-in host. */
export const isForStandIn = (env: Readonly<Record<string, string>>): boolean =>
  Object.keys(env).some((name) => name.startsWith('HOST_'))

/** Returns what the client has asked of the system so far, in order. */
export async function systemCalls(app: ElectronApplication): Promise<SystemCall[]> {
  needStandIn()
  return await app.evaluate((electron) => {
    const host = Reflect.get(electron, '__host') as { records: { what: string; args: unknown[] }[] }
    return host.records
  })
}

/** Has the host ignore these guards of the app, and no others, to prove that a spec fails without them. */
export async function dropGuards(app: ElectronApplication, ...guards: readonly Guard[]): Promise<void> {
  needStandIn()
  await app.evaluate((electron, names) => {
    const host = Reflect.get(electron, '__host') as { dropGuards(names: readonly Guard[]): void }
    host.dropGuards(names)
  }, guards)
}

/** Simulates this many seconds without input; 0 means input now. */
export async function setIdle(app: ElectronApplication, seconds: number): Promise<void> {
  needStandIn()
  await app.evaluate((electron, idle) => {
    const host = Reflect.get(electron, '__host') as { idle(seconds: number): void }
    host.idle(idle)
  }, seconds)
}
