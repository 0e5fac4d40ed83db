import en from '#shared/i18n/locales/EN/errors.json' with { type: 'json' }
import { faultAnswers } from './fault-answers.ts'

/** What is said of an answer that isn't understood, whichever call met it. */
const saidOfMalformed =
  /We have a technical problem \(code G-\d{5}\)\. Try again, or give this code to customer service\./

/** A fault of the network, one of the gateway and one of an answer, and what is said of each. For `test.each`. */
export const faultCases = (['drop', '500', 'truncated'] as const).map((fault) => {
  const { answer, key } = faultAnswers[fault]
  return { fault, answer, says: key === 'malformed' ? saidOfMalformed : en.fault[key] }
})
