import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where the journeys' runs leave the titles of those that passed only the second time. */
export const flakyFolder = resolve(import.meta.dirname, '../../test-results/flaky')

export const forgetFlaky = (): void => rmSync(flakyFolder, { recursive: true, force: true })

/** Titles of the journeys that passed only the second time since the last `forgetFlaky`. */
export function flakyJourneys(): string[] {
  if (!existsSync(flakyFolder)) return []
  return readdirSync(flakyFolder).flatMap((name) =>
    readFileSync(join(flakyFolder, name), 'utf8').split('\n').filter(Boolean),
  )
}
