import type { ServedLanguage } from '#sandbox/world/texts/language.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { checkField, type FieldRule } from '#shared/domain/patterns.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { SettingValues } from '../settings/definitions.ts'
import { registerRules } from '../settings/register-rules.ts'
import { fieldLabels } from './field-labels.ts'

export type RegisterInput = InputOf<typeof contract.member.register>
export type RegisterMethod = 'username' | 'mobile'
type RuledField = Exclude<keyof RegisterInput, 'login' | 'domain' | 'registerUrl' | 'registerMethod'>

/**
 * Values of the fields shown for this registration method, trimmed, by field name. Hidden and empty fields are left
 * out.
 * @throws Refusal FIELD_REQUIRED, FIELD_INVALID or PASSWORDS_DIFFER for the first invalid field.
 */
export function readFields(
  values: Readonly<SettingValues>,
  method: RegisterMethod,
  input: RegisterInput,
  language: ServedLanguage,
): Partial<Record<RuledField, string>> {
  const read: Record<string, string> = {}
  for (const [name, rule] of Object.entries(registerRules(values).fields)) {
    const applied = ruleFor(values, method, name, rule, input)
    if (!applied) continue
    const value = fieldOf(input, name)
    checkRuledField(name, value, applied, language)
    if (value !== '') read[name] = value
  }
  if (read.confirmPassword !== read.password) throw new Refusal('PASSWORDS_DIFFER')
  return read
}

/** @throws Refusal FIELD_REQUIRED, FIELD_INVALID */
export function checkRuledField(
  name: string,
  value: string,
  rule: FieldRule,
  language: ServedLanguage,
): void {
  const fault = checkField(value, rule)
  if (!fault) return
  const field = fieldLabels[name]?.[language] ?? name
  throw new Refusal(
    fault.kind === 'required' ? 'FIELD_REQUIRED' : 'FIELD_INVALID',
    { field },
    { field: name },
  )
}

/** The rule of a field for this registration method. Undefined if the field isn't shown. */
function ruleFor(
  values: Readonly<SettingValues>,
  method: RegisterMethod,
  name: string,
  rule: FieldRule,
  input: RegisterInput,
): FieldRule | undefined {
  const byMobile = method === 'mobile'
  switch (name) {
    case 'username':
      return byMobile ? { ...rule, required: false } : rule
    case 'password':
    case 'confirmPassword':
      return byMobile && !values.mobileRegPass ? undefined : rule
    case 'mobileNum':
      return byMobile ? { ...rule, enabled: true, required: true } : shown(rule)
    case 'verificationCode': {
      const hasNumber = byMobile || (values.mobileNum !== 'off' && fieldOf(input, 'mobileNum') !== '')
      const byProvider = values.phoneAuth === 'firebase' && input.firebaseToken !== undefined
      return hasNumber && !byProvider ? shown(rule) : undefined
    }
    default:
      return shown(rule)
  }
}

const shown = (rule: FieldRule): FieldRule | undefined => (rule.enabled ? rule : undefined)

function fieldOf(input: RegisterInput, name: string): string {
  const value = Object.entries(input).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value.trim() : ''
}
