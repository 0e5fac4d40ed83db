import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readerOf } from '#shared/domain/read-typed.ts'

/** Each field of the site's forms, with the part of the design system that it is typed into. */
const sources = globSync('renderer/{features,ui}/**/*.tsx', { cwd: new URL('../../', import.meta.url) })
  .filter((path) => !/\.test\.tsx$|\/(?:testing|gallery)\//.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8') }))

/** Names of the fields of one part, or of one made of it: `<Part … register('name')` or `name="name"`. */
const fieldsOf = (part: string): string[] => [
  ...new Set(
    sources.flatMap(({ text }) =>
      [
        ...text.matchAll(
          new RegExp(`<\\w*${part}\\b(?:(?!/>|\\n *>)[^])*?(?:register\\(|name=)['"](\\w+)['"]`, 'g'),
        ),
      ].map(([, name = '']) => name),
    ),
  ),
]

/** Spellings of a text, and what a plain line, a password and a code make of them. */
const cases = {
  TextInput: [' Ａna\u200b \u00a0Cruz\u2013Reyes ', 'Ana Cruz-Reyes'],
  PasswordInput: [' Ｐa–la  ro\u202c ', 'Pa–la  ro'],
  CodeField: ['Your code is ３０３ ３１３.', '303313'],
} as const
/** Fields that are more than a line: a number to dial, text of its writer's own. */
const apart = new Set(['zalo', 'remark'])
/** The header's own field for the password is bare, because it has no room for the button that shows it. */
const bare = new Set(['password'])

test.each(Object.entries(cases))(
  '[NET-08] what is typed into any %s is understood alike',
  (part, [typed, read]) => {
    const names = fieldsOf(part)
    expect(names.length).toBeGreaterThan(2)
    expect(
      names.filter(
        (name) =>
          !apart.has(name) && !(part === 'TextInput' && bare.has(name)) && readerOf(name)(typed) !== read,
      ),
    ).toEqual([])
  },
)

test('[NET-08] every form reads what was typed in the one place, and nowhere else', () => {
  const forms = sources.filter(({ text }) => /\buseForm[<(]/.test(text))
  expect(forms.length).toBeGreaterThan(15)
  expect(forms.filter(({ text }) => !text.includes('resolver:')).map(({ path }) => path)).toEqual([])
})
