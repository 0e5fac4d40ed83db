/**
 * The texts of a language that would be the hardest to find room for: for each key the longest text that any language
 * has. What fits in them fits in each language.
 */
import { parametersOf } from '../../resources/scripts/text-checks.ts'
import { flatten, nest, type Texts, withoutPlural } from '../../resources/scripts/texts.ts'

/** Widths of letters in ems, as in the site's fonts. */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/^\p{M}/u, 0],
  [/^[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uff01-\uff60]/u, 1],
  [/^[iljtfrI.,:;'’|!()[\] ·]/u, 0.3],
  [/^[mwMW@%—…]/u, 0.85],
  [/^\p{Lu}/u, 0.65],
]
const known = new Map<string, number>()
function widthOfLetter(letter: string): number {
  const width = known.get(letter) ?? widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.55
  known.set(letter, width)
  return width
}

/** What a parameter is counted as: the value of most. Tags have no width. */
const shown = (text: string) => text.replaceAll(/\{\{.*?\}\}/g, '0000').replaceAll(/<\/?\w+>/g, '')

const width = (text: string): number =>
  [...text.normalize('NFD')].reduce((sum, letter) => sum + widthOfLetter(letter), 0)

const words = new Intl.Segmenter('th', { granularity: 'word' })

/** The parts of a text between which its lines may break. */
const pieces = (text: string): string[] =>
  text
    .split(/\s|(?<=[-–/])/)
    .flatMap((word) =>
      /\p{sc=Thai}/u.test(word) ? [...words.segment(word)].map(({ segment }) => segment) : word,
    )
    .flatMap((word) => (/[\u2e80-\ua4cf\uac00-\ud7af\uff01-\uff60]/.test(word) ? [...word] : word))

/** How much room a text needs in one line, in ems. */
export const lineOf = (text: string): number => width(shown(text))

/** How much room the longest word of a text needs, which no line can break. */
export const longestWordOf = (text: string): number => Math.max(...pieces(shown(text)).map(width))

/**
 * Returns the language's texts with each replaced by the one of all languages that needs the most room.
 * @param own the texts of the language whose place they take: its keys, its plurals, its parameters.
 * @param room how much room a text needs. Of texts that need the same, the longer one counts.
 */
export function worstTexts(own: Texts, others: readonly Texts[], room: (text: string) => number): Texts {
  const said = new Map<string, string[]>()
  for (const [key, text] of [own, ...others].flatMap((texts) => flatten(texts))) {
    const stem = withoutPlural(key)
    said.set(stem, [...(said.get(stem) ?? []), text])
  }
  return nest(
    flatten(own).map(([key, text]) => {
      const parameters = parametersOf(text).join()
      const alike = (said.get(withoutPlural(key)) ?? []).filter(
        (one) => parametersOf(one).join() === parameters,
      )
      const needs = new Map(alike.map((one) => [one, room(one) + lineOf(one) / 1000]))
      const [worst = text] = alike.toSorted((one, other) => (needs.get(other) ?? 0) - (needs.get(one) ?? 0))
      return [key, worst] as [string, string]
    }),
  )
}
