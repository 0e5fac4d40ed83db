import { type FieldRule, readRule } from '#shared/domain/patterns.ts'

const parts = {
  letter: /[A-Za-z]/,
  digit: /\d/,
  upper: /[A-Z]/,
  lower: /[a-z]/,
  symbol: /[!-/:-@[-`{-~]/,
} as const

type PasswordPart = keyof typeof parts

/** What the gateway's pattern ids require of a password, as far as one word can say it. */
const wanted: Record<number, readonly PasswordPart[]> = {
  5: ['letter', 'digit'],
  6: ['digit'],
  7: ['upper'],
  18: ['upper', 'lower', 'digit', 'symbol'],
}

export type PasswordHint = { part: PasswordPart | 'length'; met: boolean }

/** The parts of a password rule, and which of them the password typed so far meets. */
export function passwordHints(password: string, rule: FieldRule): PasswordHint[] {
  const { min, max } = readRule(rule)
  const length = [...password].length
  const limited = rule.minLength !== undefined || rule.maxLength !== undefined
  const needs = rule.acceptedPattern === '*' ? [] : (wanted[rule.patternId ?? -1] ?? [])
  return [
    ...(limited ? [{ part: 'length', met: length >= min && length <= max && length > 0 } as const] : []),
    ...needs.map((part) => ({ part, met: parts[part].test(password) })),
  ]
}
