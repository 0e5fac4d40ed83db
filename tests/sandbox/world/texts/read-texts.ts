import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inEach, type ServedLanguage, type Text } from './language.ts'

/** The texts of a folder: its English file, with a text in every language in place of each English one. */
export type TextTree<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? Text : TextTree<English[Key]>
}

type Words = string | { readonly [key: string]: Words }

/**
 * Reads the texts of a folder: `texts/EN.json`, and the same of each other language.
 * @throws Error when a language has no file, or lacks a text; `npm run messages -- --check` names all that do.
 */
export function readTexts<English extends object>(folder: string): TextTree<English> {
  const read = (language: ServedLanguage): Words =>
    JSON.parse(readFileSync(join(folder, 'texts', `${language}.json`), 'utf8'))
  const files = new Map<ServedLanguage, Words>()
  const wordsAt = (path: readonly string[]) =>
    inEach((language) => {
      const file = files.get(language) ?? read(language)
      files.set(language, file)
      const words = path.reduce<Words | undefined>(
        (at, key) => (typeof at === 'object' ? at[key] : undefined),
        file,
      )
      if (typeof words !== 'string') throw new Error(`${folder} has no text ${path.join('.')} in ${language}`)
      return words
    })
  const treeOf = (english: Words, path: readonly string[]): Text | object =>
    typeof english === 'string'
      ? wordsAt(path)
      : Object.fromEntries(
          Object.entries(english).map(([key, inner]) => [key, treeOf(inner, [...path, key])]),
        )
  return treeOf(read('EN'), []) as TextTree<English>
}
