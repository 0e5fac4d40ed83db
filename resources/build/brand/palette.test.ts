import { expect, test } from 'vitest'
import { paletteOf, parseAccent } from './palette.ts'
import { unreadableTexts, withBrandTokens } from './text-contrast.ts'

const accents = Array.from({ length: 24 }, (_, step) => step * 15).flatMap((h) =>
  [
    { l: 0.3, c: 0.12 },
    { l: 0.6, c: 0.2 },
    { l: 0.9, c: 0.1 },
    { l: 0.5, c: 0.32 },
  ].map(({ l, c }) => `oklch(${l} ${c} ${h})`),
)
const edges = ['#000000', '#ffffff', '#808080', '#767676', '#ff0000', '#00ff00', '#0000ff', '#ffff00']

const paletteFrom = (accent: string) => {
  const colour = parseAccent(accent)
  if (!colour) throw new Error(`${accent} is no colour`)
  return paletteOf(colour)
}

test('[OPS-01, A11Y-01] every accent makes colours in which all texts have 4.5:1, in both themes', () => {
  for (const accent of [...edges, ...accents]) {
    const palette = paletteFrom(accent)
    for (const theme of ['light', 'dark'] as const)
      expect({ accent, faults: unreadableTexts(theme, withBrandTokens(theme, palette[theme])) }).toEqual({
        accent,
        faults: [],
      })
  }
})

test('[OPS-01] the main button has the brand’s accent, and no change is reported', () => {
  const { light, dark, adjusted } = paletteFrom('oklch(0.7 0.15 250)')
  expect([light['--primary'], dark['--primary'], adjusted]).toEqual([
    'oklch(0.7 0.15 250)',
    'oklch(0.7 0.15 250)',
    [],
  ])
})

test('[OPS-01] an accent that can’t be readable is changed, and this is reported', () => {
  const { dark, adjusted } = paletteFrom('#000000')
  expect(dark['--primary']).not.toBe('oklch(0 0 0)')
  expect(adjusted.join('\n')).toMatch(/dark theme: buttons are #\w{6}, lighter than the accent #000000/)
})

test.each(['', 'notacolour', 'url(x)', '#12', 'rgb(1 2 3 / 0.5)', 'transparent'])(
  '%j is refused as an accent',
  (text) => {
    expect(parseAccent(text)).toBeUndefined()
  },
)
