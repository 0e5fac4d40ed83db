import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where each run of journeys leaves the titles of those that passed only the second time. */
export const flakyFolder = resolve(import.meta.dirname, '../../test-results/flaky')

/** So many journeys of a run may pass only the second time. */
const mostFlaky = 2

export const forgetFlaky = (): void => rmSync(flakyFolder, { recursive: true, force: true })

/** Titles of the journeys that passed only the second time since the last `forgetFlaky`. */
export function flakyJourneys(): string[] {
  if (!existsSync(flakyFolder)) return []
  return readdirSync(flakyFolder).flatMap((name) =>
    readFileSync(join(flakyFolder, name), 'utf8').split('\n').filter(Boolean),
  )
}

/** What is said about a run in which these passed only the second time, and whether that fails it. */
export function flakyVerdict(titles: readonly string[]): { fails: boolean; text: string } | undefined {
  if (titles.length === 0) return undefined
  const fails = titles.length > mostFlaky
  const names = titles.map((title) => `  ${title}`).join('\n')
  const limit = fails ? `; more than ${mostFlaky} fail the run` : ''
  return { fails, text: `${titles.length} passed only the second time${limit}:\n${names}` }
}
