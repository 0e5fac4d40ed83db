import { brand } from 'virtual:brand'
import { readLine } from '#shared/domain/typed-text.ts'

const code = new RegExp(brand.currency, 'i')

/**
 * A typed amount without the code of the brand's currency, as it stands on receipts: "PHP 1,234.50" → "1,234.50". That
 * of another currency stays, and is no amount.
 */
export function withoutCurrency(typed: string): string {
  const line = readLine(typed)
  return code.test(line) ? line.replace(code, '').trim() : typed
}
