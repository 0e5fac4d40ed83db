import type { ReadPhone } from '#lib/forms/phone.ts'
import { checkField, type FieldRule, type RuleFault } from '#shared/domain/patterns.ts'
import { isCode } from '#shared/domain/typed-text.ts'
import type { RegistrationField, RegistrationValues } from './registration-fields.ts'

export type RegistrationFault =
  | RuleFault
  | { kind: 'mismatch' }
  | { kind: 'phone' }
  | { kind: 'terms' }
  | { kind: 'policy' }
  /** The gateway knows no agent with this code. */
  | { kind: 'affiliate' }
export type RegistrationFaults = { [Name in keyof RegistrationValues]?: RegistrationFault }

/**
 * Validates the form against the gateway's rules. Returns at most one fault per field.
 * @param policyAsked whether the agent policy must be accepted as well.
 */
export function checkRegistration(
  values: RegistrationValues,
  fields: readonly RegistrationField[],
  readPhone: ReadPhone,
  policyAsked = false,
): RegistrationFaults {
  const faults: RegistrationFaults = {}
  const mobile = fields.find(({ name }) => name === 'mobileNum')
  // An optional number left empty needs no code.
  const codeNeeded = mobile?.rule.required === true || values.mobileNum !== ''
  for (const { name, rule } of fields) {
    const required = rule.required && (name !== 'verificationCode' || codeNeeded)
    const field = { name, rule: { ...rule, required } }
    const fault = faultOfField(values, field, readPhone)
    if (fault) faults[field.name] = fault
  }
  if (policyAsked && !values.policy) faults.policy = { kind: 'policy' }
  if (!values.terms) faults.terms = { kind: 'terms' }
  return faults
}

function faultOfField(
  values: RegistrationValues,
  { name, rule }: RegistrationField,
  readPhone: ReadPhone,
): RegistrationFault | undefined {
  const value = values[name]
  switch (name) {
    case 'mobileNum':
      if (value === '') return rule.required ? { kind: 'required' } : undefined
      return readPhone(value, values.country) ? undefined : { kind: 'phone' }
    case 'confirmPassword':
      if (value === '') return { kind: 'required' }
      return value === values.password ? undefined : { kind: 'mismatch' }
    case 'verificationCode':
      return checkField(value, rule) ?? faultOfCode(value, rule)
    default:
      return checkField(value, rule)
  }
}

/** A gateway that says nothing of the form of its codes sends digits. */
function faultOfCode(code: string, { patternId, acceptedPattern }: FieldRule): RuleFault | undefined {
  const says = patternId !== undefined || (acceptedPattern ?? '') !== ''
  return says || code === '' || isCode(code) ? undefined : { kind: 'pattern', patternId, min: 1, max: 1 }
}
