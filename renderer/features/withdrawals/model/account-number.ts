import { loadHomeDigits } from '#lib/forms/phone.ts'
import {
  type PayoutNumberRule,
  type ReadPayoutNumber,
  readPayoutNumber,
} from '#shared/domain/payout-number.ts'
import { readDialled } from '#shared/domain/typed-text.ts'

/**
 * Parses a typed account number into what the gateway takes: digits, a mobile number as it is dialled at home.
 * @param country the brand's.
 */
export async function readAccountNumber(
  typed: string,
  rule: PayoutNumberRule,
  country: string,
): Promise<ReadPayoutNumber> {
  if (rule.form === 'digits') return readPayoutNumber(typed, rule, () => undefined)
  // If the rules don't load, the gateway says what it makes of the digits.
  const read = await loadHomeDigits().catch(() => readDialled)
  return readPayoutNumber(typed, rule, (text) => read(text, country))
}
