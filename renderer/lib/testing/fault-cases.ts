import en from '#shared/i18n/locales/EN/errors.json' with { type: 'json' }
import { faultAnswers } from './fault-answers.ts'

/** A fault of the network, one of the gateway and one of an answer, and what is said of each. For `test.each`. */
export const faultCases = (['drop', '500', 'truncated'] as const).map((fault) => {
  const { answer, key } = faultAnswers[fault]
  return { fault, answer, says: en.fault[key] }
})
