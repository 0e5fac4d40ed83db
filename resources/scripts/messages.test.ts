import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { textFaults } from './messages.ts'
import { compareTexts, emptyTexts, leftovers, wordedCounts } from './text-checks.ts'
import { flatten, nest, pluralsOf } from './texts.ts'

test('[I18N-03] no text is missing in a language, has other parameters, or is used by no code', () => {
  expect(textFaults()).toEqual([])
})

test.each([
  [{ a: { b: 'x' } }, { a: {} }, ['misses a.b']],
  [{ a: 'x' }, { a: 'y', b: 'z' }, ['has b, which English or its own plurals lack']],
  [{ a: 'of {{count}}' }, { a: 'sa' }, ['has other parameters in a']],
  [{ a: 'Use (min) - (max)' }, { a: 'Gumamit ng (min)' }, ['has other parameters in a']],
  [{ a: 'the <terms>terms</terms>' }, { a: 'ang terms' }, ['has other parameters in a']],
  [{ a_one: '{{count}} game', a_other: '{{count}} games' }, { a_other: '{{count}} laro' }, []],
  [{ a_one: '{{count}} game', a_other: '{{count}} games' }, {}, ['misses a_other']],
  [
    { a_one: 'a game', a_other: 'games' },
    { a_one: 'laro', a_other: 'laro' },
    ['has a_one, which English or its own plurals lack'],
  ],
  [{ a: '{{x}} and {{y}}' }, { a: '{{y}} at {{x}}' }, []],
])('[I18N-03] the texts %j against %j: %j', (english, other, faults) => {
  expect(compareTexts(english, other)).toEqual(faults)
})

test('[I18N-03] a language needs every plural form that it has, and no other', () => {
  const english = { a_one: '{{count}} game', a_other: '{{count}} games' }
  expect(compareTexts(english, { a_other: '{{count}} laro' }, ['one', 'other'])).toEqual(['misses a_one'])
  expect(compareTexts(english, english, ['one', 'few', 'other'])).toEqual(['misses a_few'])
  expect(pluralsOf('JA')).toEqual(['other'])
  expect(pluralsOf('TY')).toEqual(['one', 'other'])
})

test('[I18N-03] a form that a language uses for several numbers names the number, whatever English does', () => {
  const english = { a_one: 'One game', a_other: '{{count}} games' }
  const named = { a_one: '{{count}} laro', a_other: '{{count}} laro' }
  const worded = { a_one: 'Isang laro', a_other: '{{count}} laro' }
  expect(compareTexts(english, named, pluralsOf('TY'))).toEqual([])
  expect(wordedCounts(named, 'fil-PH')).toEqual([])
  expect(wordedCounts(worded, 'fil-PH')).toEqual([
    'has no {{count}} in a_one, which is said of several numbers',
  ])
  expect(wordedCounts(english, 'en-PH')).toEqual([])
})

test.each([
  ['', ['has no text in area.logIn']],
  ['   ', ['has no text in area.logIn']],
  ['Log in ', ['has blanks around area.logIn']],
  ['area.logIn', ['has the key in place of a text in area.logIn']],
  ['logIn', ['has the key in place of a text in area.logIn']],
  ['Log in', []],
])('[I18N-03] the text %j: %j', (text, faults) => {
  expect(emptyTexts({ area: { logIn: text } })).toEqual(faults)
})

test.each([
  ['Try again later, please', ['has the English text in a']],
  ['Grand jackpot', []],
  ['{{vendor}} – {{category}}', []],
  ['you@example.com', []],
  ['Android', []],
])('[I18N-01] the text %j where English has the same: %j', (text, faults) => {
  expect(leftovers({ a: text }, { a: text })).toEqual(faults)
})

test('[I18N-01] a term that Taglish takes from English is no leftover, a sentence is', () => {
  const texts = { term: 'Verification code', sentence: 'Try again later, please' }
  expect(leftovers(texts, texts, ['one', 'other'], 3)).toEqual(['has the English text in sentence'])
})

test('texts are nested by their keys as they were', () => {
  const texts = { a: { b: 'x', c: { d: 'y' } }, e: 'z' }
  expect(nest(flatten(texts))).toEqual(texts)
})

test('[I18N-03] a wrong key and a forgotten parameter fail the type check, right ones pass', {
  timeout: 30_000,
}, () => {
  const root = resolve(import.meta.dirname, '../..')
  const folder = join(root, 'node_modules/.cache/typed-keys')
  const probes = {
    'right.ts': `t('fault.tooMany', { count: 3 })`,
    'wrong-key.ts': `t('fault.tooManny', { count: 3 })`,
    'no-parameter.ts': `t('fault.tooMany')`,
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../../tsconfig.base.json',
      compilerOptions: {
        composite: false,
        declaration: false,
        emitDeclarationOnly: false,
        noEmit: true,
        lib: ['es2024', 'dom'],
      },
      files: [...Object.keys(probes), '../../../renderer/lib/i18n/i18next.d.ts'],
    }),
  )
  for (const [file, call] of Object.entries(probes))
    writeFileSync(
      join(folder, file),
      `import type { TFunction } from 'i18next'\nexport const probe = (t: TFunction<'errors'>) => ${call}\n`,
    )
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { status, stdout } = spawnSync(tsc, ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' })
  const faulty = [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => basename(file))
  expect([status === 0, new Set(faulty)]).toEqual([false, new Set(['wrong-key.ts', 'no-parameter.ts'])])
})
