/**
 * `npm run bench`: runs the measures of the web site, each with its budget and what the last release measured. Builds
 * the site first if it is stale. What a player on a phone waits for takes about five minutes, everything over half an
 * hour, of which `leaks` takes half.
 *
 *   npm run bench -- <names of measures>   only those, such as `lighthouse` to repeat a noisy one
 *   npm run bench -- all                   those too that are measured only when they are asked for
 *   npm run bench -- all --keep            and keeps the figures as those of a release; those of other measures stay
 */
import { machineFactor } from '#support/machine-factor.ts'
import { requireBuild } from '../../resources/build/brand/built-brand.ts'
import { buildIfStale } from '../../resources/scripts/build-if-stale.ts'
import type { Main } from '../../resources/scripts/commands.ts'
import { keepFigures, lastFigures } from './figures.ts'
import { namedMeasures } from './named-measures.ts'
import { report } from './report.ts'

export const main: Main<'bench'> = async ({ flags, words }, { print, warn }) => {
  const named = namedMeasures(words)
  if (!(await buildIfStale('build:web'))) return 1
  requireBuild('build:web')
  // It brings Lighthouse and Playwright, for which a mistyped name needn't wait.
  const { measureAll } = await import('./measure-all.ts')
  const rows = await measureAll(named, warn)
  const code = report(rows, print, lastFigures())
  if (flags.keep) keepFigures(rows, machineFactor())
  return code
}
