import type { FieldRule } from '#shared/domain/patterns.ts'

type Limits = Omit<FieldRule, 'enabled' | 'required'>

/** Nonsensical limits of every sort, for the fields whose rules the merchant has broken. */
export const brokenLimits: Readonly<Record<string, Limits>> = {
  username: { patternId: 99 },
  password: { minLength: 20, maxLength: 6 },
  confirmPassword: { minLength: 20, maxLength: 6 },
  email: { acceptedPattern: '[a-z' },
  payeeName: { patternId: -1 },
  line: { acceptedPattern: '(?<x' },
  referralCode: { minLength: 0, maxLength: -5 },
}
