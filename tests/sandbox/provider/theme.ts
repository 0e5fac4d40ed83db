import { type Palette, palettes } from '#sandbox/world/art/index.ts'
import { hash } from '#sandbox/world/art/random.ts'

/**
 * Palettes for the bay at dusk. It needs a background that is dark enough for its lights, and a main colour that
 * looks right when dark: yellows turn muddy and greens look neon.
 */
const duskPalettes = palettes.filter(({ bright, lch }) => {
  const [, , hue] = lch.main
  return !bright && (hue < 40 || hue > 190)
})

/** A game's palette and its style sheet's path. Always the same for a game. */
export function themeOf(nodeId: string, gameName: string): { palette: Palette; stylesheet: string } {
  const index = hash(`${nodeId}|${gameName}`) % duskPalettes.length
  const palette = duskPalettes[index]
  if (!palette) throw new RangeError('no palette suits the bay')
  return { palette, stylesheet: `/assets/theme-${index}.css` }
}

/** The style sheet of a theme. Undefined for an unknown index. */
export function themeCss(index: number): string | undefined {
  const palette = duskPalettes[index]
  if (!palette) return undefined
  const { sky, deep, main, accent } = palette
  const colours = { sky, deep, main: main[1], accent: accent[1] }
  const lines = Object.entries(colours).map(([name, colour]) => `  --${name}: ${colour};`)
  return `:root {\n${lines.join('\n')}\n}\n`
}
