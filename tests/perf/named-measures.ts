import { didYouMean } from '../../resources/scripts/command/nearest.ts'
import { UsageError } from '../../resources/scripts/command/parse-command.ts'

/** Measured when none is named: what a player on a phone waits for. */
const usual = ['phone', 'interactions', 'loading', 'keystroke', 'lighthouse'] as const

/** Measured only when they are named, or with all others. */
const whenAsked = ['desktop', 'audits', 'shift', 'renders', 'lobby', 'downline', 'leaks', 'platform'] as const

const all = [...usual, ...whenAsked] as const

export type MeasureName = (typeof all)[number]

const isMeasure = (word: string): word is MeasureName => all.some((name) => name === word)

/**
 * Returns the measures that the words of a command line name; "all" names every one.
 * @throws UsageError with the list, for a name that isn't there.
 */
export function namedMeasures(words: readonly string[]): readonly MeasureName[] {
  const unknown = words.find((word) => word !== 'all' && !isMeasure(word))
  if (unknown !== undefined)
    throw new UsageError(
      `There is no measure "${unknown}".${didYouMean(unknown, all)} There are: ${all.join(', ')}; or "all".`,
    )
  if (words.includes('all')) return all
  return words.length > 0 ? words.filter(isMeasure) : usual
}
