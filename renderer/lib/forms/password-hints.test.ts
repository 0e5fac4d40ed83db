import { expect, test } from 'vitest'
import type { FieldRule } from '#shared/domain/patterns.ts'
import { passwordHints } from './password-hints.ts'

const rule: FieldRule = { enabled: true, required: true, minLength: 6, maxLength: 20 }
const written = (password: string, more: Partial<FieldRule>) =>
  passwordHints(password, { ...rule, ...more }).map(({ part, met }) => `${met ? '+' : '-'}${part}`)

test.each<[string, Partial<FieldRule>, string[]]>([
  ['', { patternId: 5 }, ['-length', '-letter', '-digit']],
  ['abcdef', { patternId: 5 }, ['+length', '+letter', '-digit']],
  ['abc1', { patternId: 5 }, ['-length', '+letter', '+digit']],
  ['abcdef1', { patternId: 7 }, ['+length', '-upper']],
  ['Abcdef1!', { patternId: 18 }, ['+length', '+upper', '+lower', '+digit', '+symbol']],
  ['abcdef', { patternId: 9 }, ['+length']],
  ['abcdef', { patternId: 5, acceptedPattern: '*' }, ['+length']],
])('the hints for %j under the rule %j, met or not: %j', (password, more, hints) => {
  expect(written(password, more)).toEqual(hints)
})

test('a password without limits has no hints', () => {
  expect(passwordHints('x', { enabled: true, required: true })).toEqual([])
})
