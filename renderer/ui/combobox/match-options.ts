import { readSearch, searchable } from '#shared/domain/typed-text.ts'

export interface ComboboxOption {
  value: string
  label: string
  /** Additional words to search in, such as a short name or a code. */
  keywords?: string | undefined
}

/** The options that contain the typed text, those that begin with it first. */
export function matchOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const wanted = readSearch(typed)
  if (wanted === '') return options
  const found = options
    .map((option) => ({ option, words: searchable(`${option.label} ${option.keywords ?? ''}`) }))
    .filter(({ words }) => words.includes(wanted))
  const first = found.filter(({ words }) => words.startsWith(wanted))
  const others = found.filter(({ words }) => !words.startsWith(wanted))
  return [...first, ...others].map(({ option }) => option)
}
