import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bootScript } from './boot-script.ts'

/** The theme of the first paint. */
function themeWith(stored: string | null, systemIsDark: boolean, followSystem?: boolean): unknown {
  const dataset: { theme?: string } = {}
  const theme = { light: {}, dark: {}, background: { light: '#fff', dark: '#000' }, followSystem }
  runInNewContext(bootScript({ theme }), {
    localStorage: { getItem: () => stored },
    document: { documentElement: { dataset } },
    location: { pathname: '/' },
    matchMedia: () => ({ matches: systemIsDark }),
    addEventListener: () => {},
    setTimeout: () => {},
  })
  return dataset.theme
}

test.each([
  ['nothing stored, a dark system', null, true, undefined, 'light'],
  ['nothing stored, a dark system that the brand follows', null, true, true, 'dark'],
  ['nothing stored, a light system that the brand follows', null, false, true, 'light'],
  ['dark chosen', 'dark', false, undefined, 'dark'],
  ['light chosen, a dark system that the brand follows', 'light', true, true, 'light'],
  ['something else stored', 'sepia', true, false, 'light'],
])('[HDR-01] the first paint with %s', (_, stored, systemIsDark, followSystem, theme) => {
  expect(themeWith(stored, systemIsDark, followSystem)).toBe(theme)
})
