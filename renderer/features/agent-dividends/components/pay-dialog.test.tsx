import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lost, refusal, status } from '#lib/testing/network.ts'
import { withoutPin } from '#lib/testing/payment-password.ts'
import { teamNow } from '#lib/testing/team-samples.ts'
import { agentDividends } from '#shared/contract/endpoints/agent-dividends.ts'
import { paymentPassword } from '#shared/contract/endpoints/payment-password.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { gatewayWithDividends, paid } from '../testing/gateway-with-dividends.ts'
import { DividendRecord } from './dividend-record.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: teamNow, toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

const show = () => showCentrePage('Dividend record', DividendRecord)

test('[AGT-06] a dividend is paid only after it is confirmed, once, with a key, and said with its number', async () => {
  const network = gatewayWithDividends()
  network.answer(agentDividends.pay, () => paid)
  const screen = await show()
  await screen.getByRole('button', { name: 'Pay agent41 ₱259.34 for October 2026' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Pay agent41 ₱259.34?' })
  await expect.element(dialog.getByText(/You have ₱120,000\.00 available\./)).toBeVisible()
  expect(network.sent(agentDividends.pay)).toHaveLength(0)
  await dialog.getByLabelText('Payment password').fill('740213')
  await dialog.getByRole('button', { name: 'Pay ₱259.34' }).click()
  await expect.element(screen.getByText('You paid agent41 ₱259.34. Number: V00000041')).toBeVisible()
  const [call, ...more] = network.sent(agentDividends.pay)
  expect(more).toEqual([])
  expect(call?.body).toEqual({ dividendId: '41', checkToken: 'proof' })
  expect(call?.headers.get('Idempotency-Key')).toMatch(/.{16,}/)
  await expect.poll(() => network.sent(agentDividends.requests).length).toBe(2)
})

test.each([
  [
    'a wrong one is said at its field, and typed again',
    () => refusal('WRONG_PAYMENT_PASSWORD', 'The payment password is wrong.', { triesLeft: 2 }),
    'The payment password is wrong.',
    '',
  ],
  ['after a lost answer it stays typed', lost, /connection|reach/i, '740213'],
])('[SEC-06] nothing is paid before the payment password is proved: %s', async (_, answer, says, kept) => {
  const network = gatewayWithDividends()
  network.answer(agentDividends.pay, () => paid)
  network.answer(paymentPassword.check, answer)
  const screen = await show()
  await screen.getByRole('button', { name: /^Pay agent41/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Pay agent41 ₱259.34?' })
  const pin = dialog.getByLabelText('Payment password')
  await pin.fill('740213')
  await dialog.getByRole('button', { name: 'Pay ₱259.34' }).click()
  await expect.element(pin).toHaveAccessibleDescription(says)
  await expect.element(pin).toHaveValue(kept)
  expect(network.sent(agentDividends.pay)).toEqual([])
  network.answer(paymentPassword.check, () => ({ checkToken: 'proof' }))
  await pin.fill('740213')
  await dialog.getByRole('button', { name: 'Pay ₱259.34' }).click()
  await expect.element(screen.getByText('You paid agent41 ₱259.34. Number: V00000041')).toBeVisible()
  expect(network.sent(agentDividends.pay)).toHaveLength(1)
})

test('[SEC-06] who has no payment password sets one over the question, and pays then', async () => {
  const network = gatewayWithDividends()
  network.answer(agentDividends.pay, () => paid)
  const setFirst = withoutPin(network)
  const screen = await show()
  await screen.getByRole('button', { name: /^Pay agent41/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Pay agent41 ₱259.34?' })
  const submit = dialog.getByRole('button', { name: 'Pay ₱259.34' })
  await expect.element(submit).toBeDisabled()
  await setFirst(screen)
  await dialog.getByLabelText('Payment password').fill('740213')
  await submit.click()
  await expect.element(screen.getByText('You paid agent41 ₱259.34. Number: V00000041')).toBeVisible()
})

test('[AGT-06] too little free money is said, and nothing else is tried', async () => {
  const network = gatewayWithDividends()
  network.answer(agentDividends.pay, () => refusal('DIVIDEND_SHORT', 'You need ₱259.34, and ₱10.00 is free.'))
  const screen = await show()
  await screen.getByRole('button', { name: /^Pay agent41/ }).click()
  await screen.getByLabelText('Payment password').fill('740213')
  await screen.getByRole('button', { name: 'Pay ₱259.34', exact: true }).click()
  await expect.element(screen.getByText('You need ₱259.34, and ₱10.00 is free.')).toBeVisible()
  expect(network.sent(agentDividends.pay)).toHaveLength(1)
  await expect.element(screen.getByRole('button', { name: /^Pay agent41/ })).toBeEnabled()
})

test('[AGT-06] a lost answer is looked up, and no other can be paid meanwhile', async () => {
  const network = gatewayWithDividends()
  let order: typeof paid | null = null
  let reached = false
  network.answer(agentDividends.pay, lost)
  network.answer(agentDividends.payOrder, () => (reached ? { order } : status(503)))
  const screen = await show()
  await screen.getByRole('button', { name: /^Pay agent41/ }).click()
  await screen.getByLabelText('Payment password').fill('740213')
  await screen.getByRole('button', { name: 'Pay ₱259.34', exact: true }).click()
  await expect
    .element(screen.getByText(/^The connection dropped\. We’re checking whether your payment went through\./))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Pay agent42/ })).toBeDisabled()
  order = paid
  reached = true
  await expect.element(screen.getByText('You paid agent41 ₱259.34. Number: V00000041')).toBeVisible()
  expect(network.sent(agentDividends.pay)).toHaveLength(1)
})
