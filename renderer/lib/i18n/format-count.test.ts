import { expect, test } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { formatCount } from './format-count.ts'

const counts = [0, 7, 40, 999, 1000, 1284, 10_412, 0.5, -3]

test.each(Object.entries(languages))(
  '[FMT-01] counts in %s are written as the language does',
  (_, { tag }) => {
    const own = new Intl.NumberFormat(tag)
    expect(counts.map((count) => formatCount(count, tag))).toEqual(counts.map((count) => own.format(count)))
  },
)
