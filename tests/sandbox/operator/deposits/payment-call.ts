import type { RefusalCode, WalletBody, WalletValue } from '#sandbox/provider/wire/wallet-api.ts'
import { readLanguage } from '#sandbox/world/texts/language.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Sandbox } from '../sandbox.ts'
import { toOrder } from './orders.ts'
import { answerPayment, countOpening, currentOrder } from './pay-deposit.ts'

/** What an order's payment page sees and does. */
export function paymentCall(
  sandbox: Sandbox,
  { orderId, language, action, attempt }: WalletBody<'payment'>,
): WalletValue<'payment'> | RefusalCode {
  if (action === 'look') countOpening(sandbox, orderId)
  const row =
    action === 'look' ? currentOrder(sandbox, orderId) : answerPayment(sandbox, orderId, action, attempt)
  if (!row) return 'ORDER_UNKNOWN'
  const { state, channelName, expireTime } = toOrder(sandbox, row, readLanguage(language))
  return {
    orderId,
    merchant: 'Palaro',
    state,
    amount: fromMinor(row.amount),
    currency: 'PHP',
    channel: channelName,
    expires: expireTime,
    opened: row.opened,
    own: attempt !== '' && row.paidBy === attempt,
    stopped: row.endReason !== null,
    returnUrl: row.returnUrl,
  }
}
