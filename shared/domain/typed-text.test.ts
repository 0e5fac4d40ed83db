import { expect, test } from 'vitest'
import { isCode, readCode, readDialled, readFigures, readLine, readProse, readSecret } from './typed-text.ts'

/** What keyboards, phone books and chats make of one text. */
const widenings: readonly [what: string, spell: (text: string) => string][] = [
  ['as it is', (text) => text],
  ['with spaces around it', (text) => `\u00a0 ${text}\u3000\n`],
  [
    'in full width',
    (text) => text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0)),
  ],
  ['between marks of the writing direction', (text) => `\u202a${text}\u202c`],
  ['with spaces of no width', (text) => [...text].join('\u200b')],
  ['after a byte order mark', (text) => `\ufeff${text}`],
  ['with soft hyphens', (text) => [...text].join('\u00ad')],
  [
    'in letters of mathematics',
    (text) => text.replaceAll(/[a-z]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 97 + 0x1d5ba)),
  ],
]

test.each(widenings)('[NET-08] a text typed %s is read as the plain text', (_, spell) => {
  expect(readLine(spell('juan_07'))).toBe('juan_07')
  expect(readLine(spell('juan@mail.example'))).toBe('juan@mail.example')
  expect(readSecret(spell('Pa-la ro123!'))).toBe('Pa-la ro123!')
  expect(readFigures(spell('1,234.50'))).toBe('1,234.50')
  expect(readCode(spell('303313'))).toBe('303313')
})

test.each([
  '-',
  '\u2010',
  '\u2011',
  '\u2012',
  '\u2013',
  '\u2014',
  '\u2015',
  '\u2212',
  '\ufe58',
  '\ufe63',
  '\uff0d',
])('[NET-08] the dash %j is a hyphen, but in a password it is what was chosen', (dash) => {
  expect(readLine(`Ana${dash}Maria`)).toBe('Ana-Maria')
  expect(readSecret('a\u2013b')).toBe('a\u2013b')
})

test('[NET-08] any run of white space is read as one space, and control characters are removed', () => {
  expect(readLine('Juan\u00a0\u2009Dela\t Cruz\u0000\u001b')).toBe('Juan Dela Cruz')
  expect(readSecret('two  spaces')).toBe('two  spaces')
})

test.each([
  ['Vietnamese, loose accents', 'Nguye\u0302\u0303n', 'Nguyễn'],
  ['Thai with its vowel AM', 'น้ำ ทองคำ', 'น้ำ ทองคำ'],
  ['Korean', '김민준', '김민준'],
  ['half-width kana', 'ﾊﾟｽﾜｰﾄﾞ', 'パスワード'],
  ['a Japanese name with a variant of its sign', '葛\u{e0100}城', '葛\u{e0100}城'],
  ['Persian with its joiner', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['Sinhala with its joiner', 'ශ්\u200dරී', 'ශ්\u200dරී'],
  ['a joiner among Latin letters', 'ju\u200can\u200d', 'juan'],
  ['a family', '👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧'],
  ['an accent for an apostrophe', 'O´Brien', 'O´Brien'],
  ['a raised figure, which is no digit of it', '10²', '10²'],
  ['a half', '½', '½'],
  ['letters of a pdf', 'ﬁsh', 'fish'],
  ['the filler of Hangul, which isn’t seen', '\u3164\u3164', ''],
])('[NET-08] %s', (_, typed, read) => {
  expect(readLine(typed)).toBe(read)
})

test('[NET-08] a message keeps its lines, its signs and its spaces', () => {
  expect(readProse('\ufeff Hello\u200b,\r\n\r\n  10² – №½ … 👩\u200d👧 \u202b\n')).toBe(
    'Hello,\n\n  10² – №½ … 👩\u200d👧',
  )
})

test.each([
  ['114 700', '114700'],
  ['114-700', '114700'],
  ['１１４–７００', '114700'],
  ['٣٠٣٣١٣', '303313'],
  ['๓๐๓๓๑๓', '303313'],
  ['Your code is 303313', '303313'],
  ['Your code is 303 313. It ends in 10 minutes.', '303313'],
  ['G-303313 is your code. Code: 303313', '303313'],
  ['【Palaro】验证码：303313，10分钟内有效', '303313'],
  ['Code 303313 or 404414', 'Code303313or404414'],
  ['AB1234', 'AB1234'],
  ['the code', 'thecode'],
  ['12', '12'],
  ['', ''],
])('[NET-08] the code in %j is %j', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})

test('[NET-08] only digits of a code’s length are read as a code', () => {
  expect(['1234', '303313', '1234567890'].every(isCode)).toBe(true)
  expect(['', '123', '12345678901', '30331a', ' 303313'].some(isCode)).toBe(false)
})

test.each([
  '+63 917 123 4567',
  '+63 (0)917 123-4567',
  'tel:+63-917-123-4567',
  '＋６３（９１７）１２３ー４５６７',
  '\u202a+63\u00a0917\u2011123\u20134567\u202c',
  '+63.917/123.4567',
])('[NET-08, FMT-03] %j is dialled as any other spelling of it', (typed) => {
  expect(readDialled(typed)).toBe('+639171234567')
})
