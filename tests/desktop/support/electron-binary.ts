import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

export type DesktopHost = {
  readonly kind: 'electron' | 'stand-in'
  /** What is started. */
  readonly path: string
  /** Whether that is the packed client itself, which takes no app to run. */
  readonly isPacked?: true
}

/** Electron's executable inside its folder. */
const executables: Partial<Record<NodeJS.Platform, string>> = {
  win32: 'electron.exe',
  darwin: 'Electron.app/Contents/MacOS/Electron',
}

/**
 * Returns the folder in which an unpacked Electron is, if one is here. The package's main module isn't imported,
 * because it would try to download it.
 */
export function electronFolder(): string {
  const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  return resolve(process.env.ELECTRON_OVERRIDE_DIST_PATH || join(folder, 'dist'))
}

/** Returns the path of Electron's binary, or undefined if it was never downloaded. */
function electronBinary(): string | undefined {
  const path = join(electronFolder(), executables[process.platform] ?? 'electron')
  return existsSync(path) ? path : undefined
}

/**
 * Chooses what the client runs on: Electron if its binary is present, otherwise the stand-in.
 * @param wanted `electron` or `stand-in` allows nothing else.
 * @param packed path of a packed client to run instead.
 * @throws when what is wanted isn't here.
 */
export function chooseHost(wanted: string | undefined, packed?: string): DesktopHost {
  if (packed) {
    if (!existsSync(packed)) throw new Error(`There is no packed client at ${packed}.`)
    return { kind: 'electron', path: packed, isPacked: true }
  }
  const binary = wanted === 'stand-in' ? undefined : electronBinary()
  if (binary) return { kind: 'electron', path: binary }
  if (wanted === 'electron')
    throw new Error(
      'There is no Electron here. Download it with `npx install-electron`, or name the folder it is in with ' +
        'ELECTRON_OVERRIDE_DIST_PATH.',
    )
  return { kind: 'stand-in', path: join(import.meta.dirname, '../drivers/electron-host') }
}

/** Chosen by PALARO_DESKTOP_HOST and PALARO_PACKED, if these are set. */
export const desktopHost = chooseHost(process.env.PALARO_DESKTOP_HOST, process.env.PALARO_PACKED)
