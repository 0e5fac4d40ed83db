import { fakeNetwork } from '#lib/testing/network.ts'
import { answerPin } from '#lib/testing/payment-password.ts'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { payout } from '#shared/contract/endpoints/payout.ts'
import { withdrawals } from '#shared/contract/endpoints/withdrawals.ts'

/** 21 November 2026, 21:34:12 in Manila. */
export const now = Date.parse('2026-11-21T13:34:12Z')

export const terms = {
  total: '12480.75',
  free: '10980.75',
  locked: '1500',
  requirements: [
    {
      source: 'bonus',
      reference: 'B1',
      name: 'Reload 50%',
      required: '12000',
      done: '8400',
      locked: '1500',
      opened: now,
    },
  ],
  min: '100',
  max: '50000',
  presets: ['500', '1000', '2000', '5000'],
  day: { amount: '500000', amountLeft: '498000', count: 10, countLeft: 8 },
  fee: { next: '10', usual: '10', free: 3, freeLeft: 0 },
  reviewSeconds: 60,
  answerMinutes: 30,
}

const holder = 'J••• D••• C•••'
export const accounts = [
  { bankId: 'gcash', bankName: 'GCash', kind: 'wallet', number: '0917 ••• ••67', isDefault: true },
  { bankId: 'bpi', bankName: 'BPI', kind: 'bank', number: '•••• 4471', isDefault: false },
  { bankId: 'maya', bankName: 'Maya', kind: 'wallet', number: '0917 ••• ••67', isDefault: false },
].map((account, index) => ({ accountId: String(index + 1), holder, ...account }))

export const order = {
  orderId: 'WMI8DG4O9X2K',
  state: 'review',
  amount: '2000',
  fee: '10',
  received: '1990',
  bankName: 'GCash',
  kind: 'wallet',
  number: '0917 ••• ••67',
  created: now,
  reviewed: null,
  paid: null,
  closed: null,
  answerBy: null,
  receipt: null,
  report: null,
  paidAgain: false,
  now,
}

/** An order that has been paid out, with 23:41 left to answer. */
export const paidOrder = {
  ...order,
  state: 'paid',
  reviewed: now + 60_000,
  paid: now + 120_000,
  answerBy: now + 1_421_000,
}

const banks = [
  { bankId: 'gcash', name: 'GCash', kind: 'wallet', rule: { form: 'mobile' } },
  { bankId: 'bpi', name: 'BPI', kind: 'bank', rule: { form: 'digits', min: 10, max: 10 } },
]

/** A gateway where everything is ready for a withdrawal. */
export function gatewayWithTeller() {
  const network = fakeNetwork()
  network.answer(member.info, () => samples.member)
  network.answer(member.balance, () => samples.balance)
  answerPin(network)
  network.answer(payout.banks, () => ({ banks }))
  network.answer(payout.accounts, () => ({ accounts, most: 5, holder }))
  network.answer(withdrawals.terms, () => terms)
  network.answer(withdrawals.request, () => order)
  network.answer(withdrawals.order, () => ({ order }))
  network.answer(withdrawals.list, () => ({
    list: [
      { ...paidOrder, orderId: 'W2' },
      { ...order, orderId: 'W1', state: 'rejected', closed: now },
    ],
    total: 2,
    totalPages: 1,
    totals: { amount: '2000', fee: '10', received: '1990' },
  }))
  return network
}
