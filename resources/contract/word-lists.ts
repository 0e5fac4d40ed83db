import { readFileSync } from 'node:fs'

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

/** Rows of a name and what it means. */
type Rows = readonly (readonly [name: string, meaning: string])[]

/** The merchant's flags, from their type and its comments. */
export const flagRows = (): Rows =>
  [...read('renderer/lib/settings/merchant-flags.ts').matchAll(/\/\*\* (.+) \*\/\n {2}\| '(\w+)'/g)].map(
    ([, meaning = '', flag = '']) => [`\`${flag}\``, meaning],
  )

/** The patterns of registration fields by their ids, from the comments of their checks. */
export const patternRows = (): Rows =>
  [...read('shared/domain/patterns.ts').matchAll(/^ {2}\/\* (\d+) (.+) \*\//gm)].map(
    ([, id = '', meaning = '']) => [`\`${id}\``, meaning],
  )
