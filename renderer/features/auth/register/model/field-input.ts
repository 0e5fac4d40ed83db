import type { ComponentProps } from 'react'
import type { FieldRule } from '#shared/domain/patterns.ts'
import type { PlainFieldName } from './registration-fields.ts'

type InputTraits = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'>

/** Hints for browsers, password managers and phone keyboards. Autofill is off where they would guess wrong. */
const traits: Record<'username' | PlainFieldName, InputTraits> = {
  username: { autoComplete: 'username' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  idNumber: { autoCapitalize: 'characters' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  whatsapp: { inputMode: 'tel' },
  line: {},
  wechat: {},
  facebook: {},
  qqNum: { inputMode: 'numeric' },
  referralCode: {},
  recommenderId: {},
  affiliateCode: {},
}

/** The input attributes of a plain text field. */
export const inputTraits = (name: 'username' | PlainFieldName): InputTraits => ({
  autoComplete: 'off',
  autoCapitalize: 'none',
  ...traits[name],
})

/** Numeric keyboard for fields that accept digits only. */
export const digitKeys = ({ patternId, acceptedPattern }: FieldRule): InputTraits =>
  patternId === 6 && acceptedPattern !== '*' ? { inputMode: 'numeric' } : {}
