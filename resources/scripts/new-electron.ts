/**
 * `npm run new-electron`: moves the project to the Electron release it should have, if there is a newer one. Prints its
 * version, or nothing. The scheduled workflow opens a change with what this leaves behind.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { nextElectron } from '../build/electron-releases.ts'
import type { Main } from './commands.ts'

const npm = (...args: string[]) =>
  execFileSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' })

export const main: Main<'new-electron'> = (_, { print }) => {
  const manifest = JSON.parse(readFileSync(resolve('package.json'), 'utf8'))
  const next = nextElectron(
    manifest.devDependencies.electron,
    JSON.parse(npm('view', 'electron', 'time', '--json')),
  )
  if (next) {
    npm('install', '--save-dev', '--save-exact', `electron@${next.version}`)
    writeFileSync(resolve('electron/electron-release.json'), `${JSON.stringify(next, undefined, 2)}\n`)
    print(next.version)
  }
  return 0
}
