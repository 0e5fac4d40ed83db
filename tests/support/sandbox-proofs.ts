/**
 * The sandbox's own tests (returns of the games, fairness, bots, figures of a team) prove nothing about a change of the
 * client. So `npm test` leaves them out while the sources that they passed with are unchanged. A fingerprint of those
 * stands in a file beside them, written by `npm run test:sandbox` when it passes.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Where the fingerprint stands. It is none of the sources. */
const record = 'tests/sandbox/proved.sha256'

/** What the sandbox is made of and has to answer for. */
const sources = ['tests/sandbox/**/*', 'shared/**/*', 'package-lock.json']

/** Returns a fingerprint of names and contents of the sandbox's sources, as hexadecimal SHA-256. */
export function fingerprintOf(folder: string = root): string {
  const all = createHash('sha256')
  const files = globSync(sources, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) =>
        file !== record && !/\.(?:md|tsbuildinfo)$/.test(file) && statSync(resolve(folder, file)).isFile(),
    )
  for (const file of files.sort()) {
    const content = createHash('sha256')
      .update(readFileSync(resolve(folder, file)))
      .digest('hex')
    all.update(`${file} ${content}\n`)
  }
  return all.digest('hex')
}

/** Whether the sandbox's own tests have passed with the sources as they are. */
export function isSandboxProved(folder: string = root): boolean {
  const file = resolve(folder, record)
  return existsSync(file) && readFileSync(file, 'utf8').trim() === fingerprintOf(folder)
}

/**
 * Notes that the sandbox's own tests have passed.
 * @param fingerprint of the sources that they passed with, taken before they ran.
 */
export const noteSandboxProved = (fingerprint: string, folder: string = root): void =>
  writeFileSync(resolve(folder, record), `${fingerprint}\n`)
