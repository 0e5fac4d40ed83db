import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Folder in which each run of journeys lists those that passed only on the second try. */
export const flakyFolder = resolve(import.meta.dirname, '../../test-results/flaky')

/** Maximum number of journeys per run that may pass only on the second try. */
const mostFlaky = 2

export const forgetFlaky = (): void => rmSync(flakyFolder, { recursive: true, force: true })

/** Returns the titles of the journeys that passed only on the second try since the last `forgetFlaky`. */
export function flakyJourneys(): string[] {
  if (!existsSync(flakyFolder)) return []
  return readdirSync(flakyFolder).flatMap((name) =>
    readFileSync(join(flakyFolder, name), 'utf8').split('\n').filter(Boolean),
  )
}

/** Returns the message about these journeys, and whether they fail the run. */
export function flakyVerdict(titles: readonly string[]): { fails: boolean; text: string } | undefined {
  if (titles.length === 0) return undefined
  const fails = titles.length > mostFlaky
  const names = titles.map((title) => `  ${title}`).join('\n')
  const limit = fails ? `; more than ${mostFlaky} fail the run` : ''
  return { fails, text: `${titles.length} passed only the second time${limit}:\n${names}` }
}
