import { expect, test } from 'vitest'
import { overrideFaults } from './text-overrides.ts'

test.each([
  [{ sections: { hero: { title: 'Open all night.' } } }],
  [{ sections: { footer: { about: 'All of {{brand}} in one account.' } } }],
  [{ errors: {} }],
  [{}],
])('[OPS-04] the texts %j may replace the built-in ones', (texts) => {
  expect(overrideFaults(texts, 'EN')).toEqual([])
})

test.each([
  [{ sections: { hero: { titel: 'x' } } }, ['sections:hero.titel', 'no such text', 'Did you mean title?']],
  [{ section: {} }, ['section', 'no such namespace', 'Did you mean sections?']],
  [{ sections: { hero: { toString: 'x' } } }, ['sections:hero.toString', 'no such text']],
  [{ sections: { hero: { title: 5 } } }, ['sections:hero.title: 5', 'no text', '"Find your next game."']],
  [{ sections: { hero: { title: null } } }, ['sections:hero.title: null', 'no text']],
  [{ sections: { hero: { title: { a: 'x' } } } }, ['sections:hero.title: {"a":"x"}', 'no text']],
  [{ sections: { hero: 'Open.' } }, ['sections:hero: "Open."', 'must be an object', 'title']],
  [{ sections: null }, ['sections: null', 'must be an object']],
  [{ sections: { hero: { title: '' } } }, ['hero.title', 'no text']],
  [{ sections: { hero: { title: ' Open.' } } }, ['hero.title', 'blanks']],
  [
    { sections: { hero: { title: 'Open in {{city}}.' } } },
    ['sections:hero.title: "Open in {{city}}."', 'parameter city', 'The built-in text has none'],
  ],
  [
    { sections: { footer: { about: 'In {{city}}.' } } },
    ['sections:footer.about', 'parameter city', 'It may have brand, games, studios'],
  ],
  [
    { errors: { fault: { tooManyMinutes_other: 'Wait {{count}} minutes.' } } },
    ['errors:fault.tooManyMinutes_other', 'also needs fault.tooManyMinutes_one'],
  ],
  [['x'], ['must be an object of namespaces']],
  ['x', ['must be an object of namespaces']],
  [null, ['must be an object of namespaces']],
])('[OPS-01, OPS-04] the texts %j are refused with key, text, reason and an example', (texts, parts) => {
  const [fault = '', ...more] = overrideFaults(texts, 'EN')
  expect(more).toEqual([])
  for (const part of parts) expect(fault).toContain(part)
})

test('[OPS-04] a text that replaces one with a link must keep the link', () => {
  const policy = (text: string) => overrideFaults({ register: { policy: text } }, 'EN')
  expect(policy('I’ve read the <policy>policy</policy>.')).toEqual([])
  expect(policy('I’ve read the policy.').join()).toContain('lacks <policy>…</policy>, a link')
})

test('[OPS-04] a language’s own plural forms count: Filipino says "one" of several numbers', () => {
  const forms = { tooManyMinutes_one: 'Sandali lang.', tooManyMinutes_other: '{{count}} minuto.' }
  expect(overrideFaults({ errors: { fault: forms } }, 'TY').join()).toContain('no {{count}}')
})
