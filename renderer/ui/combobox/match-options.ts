export interface ComboboxOption {
  value: string
  label: string
  /** Additional words to search in, such as a short name or a code. */
  keywords?: string | undefined
}

/** Text without case and diacritics, so that "nguyen" finds "Nguyễn". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .toLocaleLowerCase()

/** The options that contain the typed text, those that begin with it first. */
export function matchOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const wanted = plain(typed.trim())
  if (wanted === '') return options
  const found = options
    .map((option) => ({ option, words: plain(`${option.label} ${option.keywords ?? ''}`) }))
    .filter(({ words }) => words.includes(wanted))
  const first = found.filter(({ words }) => words.startsWith(wanted))
  const others = found.filter(({ words }) => !words.startsWith(wanted))
  return [...first, ...others].map(({ option }) => option)
}
