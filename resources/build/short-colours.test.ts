import { expect, test } from 'vitest'
import { shortColours } from './short-colours.ts'

test.each([
  ['--a:lab(95.7278% 1.8543 16.2961)', '--a:lab(95.73% 1.85 16.3)'],
  ['color:lab(91.9609% .520319 7.68107)', 'color:lab(91.96% 0.52 7.68)'],
  ['a:lab(6.87645% -19.7413 -.00012/.5)', 'a:lab(6.88% -19.74 0/.5)'],
  ['transform:scale(1.23456)', 'transform:scale(1.23456)'],
  ['--b:lab(100% 0 0)', '--b:lab(100% 0 0)'],
])('[PERF-01] the colour in %s is shortened to %s', (written, short) => {
  expect(shortColours(written)).toBe(short)
})
