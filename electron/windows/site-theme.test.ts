import { expect, test } from 'vitest'
import { isChosenTheme, themeAtStart } from './site-theme.ts'

const brand = (followSystem?: boolean) => ({
  theme: { light: {}, dark: {}, background: { light: '#fff', dark: '#000' }, followSystem },
})

test.each([
  ['dark', true, 'dark'],
  ['light', true, 'light'],
  ['dark', undefined, 'dark'],
  ['system', true, 'system'],
  ['system', false, 'light'],
  ['system', undefined, 'light'],
] as const)(
  '[HDR-01] the choice %j where the brand follows the system: %j starts as %s',
  (chosen, follows, source) => {
    expect(themeAtStart(chosen, brand(follows))).toBe(source)
  },
)

test.each([
  ['dark', 'system', true, false],
  ['light', 'system', false, false],
  ['dark', 'system', false, true],
  ['light', 'system', true, true],
  ['dark', 'dark', true, true],
  ['light', 'light', false, true],
] as const)(
  '[HDR-01] the theme %s, reported while the source is %s (system dark: %j), counts as a choice: %j',
  (theme, themeSource, dark, is) => {
    expect(isChosenTheme(theme, { themeSource, shouldUseDarkColors: dark })).toBe(is)
  },
)
