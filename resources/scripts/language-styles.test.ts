import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { needsRoom } from './new-language.ts'

const tokens = readFileSync(new URL('../../renderer/styles/tokens.css', import.meta.url), 'utf8')
const roomy = /:root:is\(([^{]+)\) \{\s+--leading-tight/.exec(tokens)?.[1] ?? ''

test.each(Object.values(languages).map(({ tag }) => tag))(
  '[I18N-05] the lines of %s are as high as its script needs',
  (tag) => {
    expect(roomy.includes(`:lang(${new Intl.Locale(tag).language})`)).toBe(needsRoom(tag))
  },
)

/** Their scripts share code points, or whole families of fonts, with another. */
test.each(['zh', 'zh-hant', 'ja', 'ko'])('[I18N-05] %s has faces of its own', (tag) => {
  expect(tokens).toMatch(new RegExp(`:root:lang\\(${tag}\\) \\{\\s+--font-script: "`))
})
