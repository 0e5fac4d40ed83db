import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ElectronApplication, test } from '@playwright/test'
import { scaled } from '#support/machine-factor.ts'
import { desktopHost } from './electron-binary.ts'

/** Milliseconds in which a start that can't succeed has to end. */
const patience = scaled(30_000)

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

/** Simulates this many seconds without input; 0 means input now. */
export async function setIdle(app: ElectronApplication, seconds: number): Promise<void> {
  needStandIn()
  await app.evaluate((electron, idle) => {
    const host = Reflect.get(electron, '__host') as { idle(seconds: number): void }
    host.idle(idle)
  }, seconds)
}

/**
 * Runs the client until it exits by itself. Its output includes the dialogs that it asked for, which on Electron would
 * wait for somebody.
 */
export async function runToEnd(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string }> {
  needStandIn()
  const folder = await mkdtemp(join(tmpdir(), 'to-end-'))
  const { NODE_OPTIONS: _, ...inherited } = process.env
  const project = join(import.meta.dirname, '../../..')
  const child = spawn(desktopHost.path, [project, `--user-data-dir=${folder}`, ...args], {
    env: { ...inherited, HOST_DEBUG: '1', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk)
    })
  // One that stays would stay after the spec.
  const killing = setTimeout(() => child.kill('SIGKILL'), patience)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  clearTimeout(killing)
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  return { code, output }
}
