import { signPayment } from '#sandbox/provider/wire/wallet-api.ts'
import type { ServedLanguage } from '#sandbox/world/texts/language.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Channel } from './channels.ts'

/** Digits derived from an order's id, for references and codes that are typed by hand. */
const digitsOf = (orderId: string, count: number): string => {
  let value = 7n
  for (const letter of orderId) value = (value * 131n + BigInt(letter.charCodeAt(0))) % 10n ** BigInt(count)
  return String(value).padStart(count, '0')
}

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{4})+(?!\d))/g, ' ')

/** How to pay an order. Its page at the sandbox's bank is signed for this order, and holds no session. */
export function paymentOf(
  { providerOrigin, walletSecret }: Pick<Sandbox, 'providerOrigin' | 'walletSecret'>,
  { kind }: Channel,
  orderId: string,
  language: ServedLanguage,
) {
  if (kind === 'bank')
    return {
      account: {
        bank: 'Palaro Sandbox Bank',
        name: 'Palaro Payments (Sandbox)',
        number: '0042 7718 9031',
        reference: digitsOf(orderId, 8),
      },
    }
  const url = new URL('/pay', providerOrigin)
  url.search = signPayment(walletSecret, { order: orderId, lang: language }).toString()
  const payUrl = url.href
  return kind === 'counter' ? { payUrl, code: grouped(digitsOf(orderId, 12)) } : { payUrl, qr: payUrl }
}
