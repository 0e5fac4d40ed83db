import { describe, expect, test } from 'vitest'
import { checkField, type FieldRule, fillLimits, patternIds, readRule } from './patterns.ts'

const rule = (more: Partial<FieldRule>): FieldRule => ({ enabled: true, required: true, ...more })

const samples: [id: number, accepted: string[], refused: string[]][] = [
  [0, ['anything at all', '龍 7', '<b>'], []],
  [1, ['bituin88', 'A'], ['8bituin', 'bitu in', 'bitu_in', '']],
  [2, ['龍八88', '7'], ['龍a', '龍 八']],
  [
    3,
    ['ana@example.com', 'a.b+c@mail.example.ph'],
    ['ana@', 'ana@example', '@example.com', 'a b@example.com'],
  ],
  [4, ['abc', '123', 'a1'], ['a-1', 'a 1', 'ñ']],
  [5, ['a1', 'abc123'], ['abc', '123', 'a1!']],
  [6, ['0', '0917'], ['09a', '０', ' 1']],
  [7, ['Abc1', 'A'], ['abc1', 'Abc!']],
  [8, ['Ana Reyes', 'ana'], ['Ana1', 'Añа', 'Ana-Reyes']],
  [9, ['a!b', '龍'], ['a b', 'a\tb']],
  [10, ['龍，八。', '龍'], ['龍a', '8']],
  [11, ['Ana', 'Ana Reyes'], ['Ana  Reyes', 'Ana de Reyes', 'Ana ']],
  [12, ['1999-12-31', '12-31-1999', '2024-02-29'], ['31-12-1999', '2023-02-29', '1999/12/31', 'soon']],
  [13, ['한글'], ['한글a', '한 글']],
  [14, ['สวัสดี'], ['สวัสดี1', 'abc']],
  [15, ['สวัสดี Ana', 'Ana'], ['Ana1']],
  [16, ['ANA REYES'], ['Ana']],
  [17, ['aB1!', 'abc'], ['a b', '龍']],
  [18, ['aB1!'], ['aB1', 'ab1!', 'AB1!', 'aB!!', 'aB1! ']],
]

describe('[REG-09] every pattern id has accepted and refused samples', () => {
  test('the table of samples covers all pattern ids', () => {
    expect(samples.map(([id]) => id)).toEqual(patternIds)
  })
  test.each(samples)('pattern %i', (patternId, accepted, refused) => {
    for (const value of accepted)
      expect(checkField(value, rule({ patternId })), `accepts ${value}`).toBeUndefined()
    for (const value of refused)
      expect(checkField(value, rule({ patternId })), `refuses ${value}`).toBeDefined()
  })
})

describe('[REG-03] server rules', () => {
  test('length counts characters, not code units', () => {
    expect(checkField('😀😀', rule({ minLength: 2, maxLength: 2 }))).toBeUndefined()
    expect(checkField('abc', rule({ minLength: 4, maxLength: 15 }))).toEqual({
      kind: 'length',
      min: 4,
      max: 15,
    })
  })
  test('an optional field may be empty, a required one not', () => {
    expect(checkField('', rule({ required: false, minLength: 4 }))).toBeUndefined()
    expect(checkField('', rule({}))).toEqual({ kind: 'required' })
  })
  test('acceptedPattern * accepts anything, whatever the id says', () => {
    expect(checkField('!!', rule({ acceptedPattern: '*', patternId: 6 }))).toBeUndefined()
  })
  test('a gateway expression is honoured over the whole value', () => {
    expect(checkField('ab1', rule({ acceptedPattern: '[a-z]+' }))).toMatchObject({ kind: 'pattern' })
  })
  test.each([
    [{ patternId: 99 }, 'unknownPattern'],
    [{ minLength: 9, maxLength: 3 }, 'minAboveMax'],
    [{ minLength: -1 }, 'minAboveMax'],
    [{ maxLength: 0 }, 'minAboveMax'],
    [{ minLength: 9, maxLength: 3, patternId: 6 }, 'minAboveMax'],
    [{ patternId: -1, maxLength: 3 }, 'unknownPattern'],
    [{ patternId: 1.5 }, 'unknownPattern'],
    [{ acceptedPattern: '([' }, 'invalidExpression'],
    [{ acceptedPattern: '(?i)abc' }, 'invalidExpression'],
    [{ acceptedPattern: '(a+)+' }, 'harmfulExpression'],
  ] as const)('a senseless rule %j falls back to required-only', (more, flaw) => {
    expect(readRule(rule(more)).flaws).toContain(flaw)
    expect(checkField('whatever', rule(more))).toBeUndefined()
    expect(checkField('', rule(more))).toEqual({ kind: 'required' })
  })
  test('a text longer than an expression may be run on is refused, also where the rule allows that length', () => {
    const longRule = rule({ acceptedPattern: '[a-z]+', maxLength: 20_000 })
    expect(checkField('a'.repeat(10_000), longRule)).toBeUndefined()
    expect(checkField('a'.repeat(10_001), longRule)).toMatchObject({ kind: 'pattern' })
  })
  test('an expression that would run for ever is not run', () => {
    const begun = performance.now()
    expect(checkField(`${'a'.repeat(200)}!`, rule({ acceptedPattern: '(a+)+' }))).toBeUndefined()
    expect(
      checkField('a'.repeat(200_000), rule({ acceptedPattern: '[a-z]*[a-z]*!', maxLength: 40 })),
    ).toEqual({
      kind: 'length',
      min: 1,
      max: 40,
    })
    expect(performance.now() - begun).toBeLessThan(500)
  })
  test('the message names its limits once when they are equal', () => {
    expect(fillLimits('(min) - (max) characters', 6, 20)).toBe('6 - 20 characters')
    expect(fillLimits('(min) - (max) characters', 6, 6)).toBe('6 characters')
  })
})
