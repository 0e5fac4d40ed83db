import { report } from '#lib/log/report.ts'
import { type RegistrationField, ruleFlaws } from './registration-fields.ts'

const written = new Set<string>()

/** Logs rules of the gateway that make no sense, each only once. */
export function logRuleFlaws(fields: readonly RegistrationField[]): void {
  for (const { name, flaw } of ruleFlaws(fields)) {
    const line = `registration rule of ${name}: ${flaw}; the field is checked for being filled in only`
    if (!written.has(line)) report('warn', line)
    written.add(line)
  }
}
