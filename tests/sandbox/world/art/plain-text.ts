/** Ordinary text, for banners and for scripts that the drawn alphabet lacks. */

export const heavyStack = "'Arial Black','Segoe UI Black',Impact,'Noto Sans Black','DejaVu Sans',sans-serif"
export const textStack = "'Segoe UI',system-ui,Roboto,'Helvetica Neue',Arial,'Noto Sans',sans-serif"

const narrow = new Set("iljtf.,:;'!|I()[] ")
const wide = new Set('mwMWQG@%&')

/** Estimated width of a character in em, for a heavy sans-serif. */
function advance(character: string): number {
  if ((character.codePointAt(0) ?? 0) > 0x2e80) return 1
  if (narrow.has(character)) return 0.36
  if (wide.has(character)) return 0.98
  return character >= 'A' && character <= 'Z' ? 0.77 : 0.64
}

/** Rough width of a text at a font size. */
export const estimate = (text: string, size: number): number => {
  let em = 0
  for (const character of text) em += advance(character)
  return em * size
}

/** Breaks a text into lines that fit the width. Never breaks a word. */
export const wrap = (text: string, size: number, room: number): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const joined = `${lines.at(-1)} ${word}`
    return lines.length > 0 && estimate(joined, size) <= room
      ? [...lines.slice(0, -1), joined]
      : [...lines, word]
  }, [])
