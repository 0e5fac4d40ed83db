import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isLanguageCode, languages } from '#shared/i18n/languages.ts'
import { needsRoom } from './new-language.ts'
import { locales } from './texts.ts'

const tokens = readFileSync(new URL('../../renderer/styles/tokens.css', import.meta.url), 'utf8')
const roomy = /:root:is\(([^{]+)\) \{\s+--leading-tight/.exec(tokens)?.[1] ?? ''

const shipped = readdirSync(locales()).filter(isLanguageCode)

test.each(shipped.map((code) => languages[code].tag))(
  '[I18N-05] the lines of %s are as high as its script needs',
  (tag) => {
    expect(roomy.includes(`:lang(${new Intl.Locale(tag).language})`)).toBe(needsRoom(tag))
  },
)

/** Their scripts share code points, or whole families of fonts, with another. */
test.each(['zh', 'ja', 'ko'])('[I18N-05] %s has faces of its own', (tag) => {
  expect(tokens).toMatch(new RegExp(`:root:lang\\(${tag}\\) \\{\\s+--font-script: "`))
})
