import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useSessionStore } from '#lib/session/session-store.ts'
import { fakeNetwork, lost, refusal } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { cashier } from '#shared/contract/endpoints/cashier.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { DepositDesk } from './deposit-desk.tsx'
import { DepositPage } from './deposit-page.tsx'

const order = { orderId: 'D-1', state: 'pending', amount: '1000.00', channelId: 'gcash', createTime: 0 }

beforeEach(() => {
  sessionStorage.clear()
  useSessionStore.getState().setSignedIn(false)
})

async function openDesk(network = fakeNetwork()) {
  network.answer(cashier.depositChannels, () => ({ channels: samples.channels }))
  network.answer(member.info, () => samples.member)
  network.answer(member.balance, () => samples.balance)
  const screen = await renderSite(<DepositDesk layout="page" />, { path: '/deposit', signedIn: true })
  const amount = screen.getByRole('textbox', { name: 'Amount' })
  await expect.element(amount).toBeVisible()
  return {
    network,
    screen,
    amount,
    button: screen.getByRole('button', { name: /^Continue with/ }),
    keys: () => network.sent(cashier.deposit).map(({ headers }) => headers.get('Idempotency-Key')),
  }
}

test('[MBR-14] a deposit is sent once, exactly, with its key, and its order is followed until it is credited', async () => {
  const { network, screen, amount, button, keys } = await openDesk()
  const answer = Promise.withResolvers<object>()
  network.answer(cashier.deposit, () => answer.promise)
  network.answer(cashier.depositOrder, () => ({ order: { ...order, state: 'credited' } }))
  await amount.fill('1,000.5')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => network.sent(cashier.deposit)).toHaveLength(1)
  expect(network.sent(cashier.deposit)[0]?.body).toEqual({ channelId: 'gcash', amount: '1000.50' })
  expect(keys()[0]).toMatch(/^[\w-]{36}$/)
  answer.resolve(order)
  await expect.element(screen.getByText('₱1,000.00 has been added to your balance.')).toBeVisible()
  expect(network.sent(cashier.deposit)).toHaveLength(1)
})

test('[MBR-14] after a lost answer the gateway is asked by the key, and the order that arrived is shown', async () => {
  const { network, screen, button, keys } = await openDesk()
  network.answer(cashier.deposit, lost)
  network.answer(cashier.depositOrder, () => ({ order }))
  await button.click()
  await expect.element(screen.getByText('D-1')).toBeVisible()
  expect(network.sent(cashier.depositOrder)[0]?.query.get('idempotencyKey')).toBe(keys()[0])
  expect(keys()).toHaveLength(1)
})

test('[MBR-14] one that never arrived comes back with what was typed, and goes out again under the same key', async () => {
  const { network, screen, amount, button, keys } = await openDesk()
  network.answer(cashier.deposit, lost)
  network.answer(cashier.depositOrder, () => ({ order: null }))
  await amount.fill('777')
  await button.click()
  await expect.element(screen.getByText('didn’t reach us', { exact: false })).toBeVisible()
  await expect.element(amount).toHaveValue('777.00')
  network.answer(cashier.deposit, () => order)
  await button.click()
  await expect.element(screen.getByText('D-1')).toBeVisible()
  expect(keys()).toHaveLength(2)
  expect(new Set(keys()).size).toBe(1)
})

test('a refusal is told, and the next try is another request', async () => {
  const { network, screen, button, keys } = await openDesk()
  network.answer(cashier.deposit, () => refusal('CHANNEL_GONE', 'This way to pay is closed.'))
  await button.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('This way to pay is closed.')
  network.answer(cashier.deposit, () => order)
  await button.click()
  await expect.element(screen.getByText('D-1')).toBeVisible()
  expect(new Set(keys()).size).toBe(2)
})

test('an amount beyond the channel’s limits stays here, with the limit and the focus', async () => {
  const { network, screen, amount, button } = await openDesk()
  await amount.fill('49.99')
  await button.click()
  await expect.element(amount).toHaveAccessibleDescription('Minimum ₱50.')
  await expect.element(amount).toHaveFocus()
  await screen.getByRole('radio', { name: /Online bank/ }).click()
  await amount.fill('100')
  await screen.getByRole('button', { name: 'Continue with Online bank' }).click()
  await expect.element(amount).toHaveAccessibleDescription('Minimum ₱200.')
  expect(network.sent(cashier.deposit)).toEqual([])
})

test('a preset fills the amount in', async () => {
  const { screen, amount } = await openDesk()
  await screen.getByRole('button', { name: '₱300' }).click()
  await expect.element(amount).toHaveValue('300.00')
  await expect.element(screen.getByRole('button', { name: '₱300' })).toHaveAttribute('aria-pressed', 'true')
})

test('[GRD-02] a demo account is told that it needs a true one', async () => {
  const network = fakeNetwork()
  network.answer(cashier.depositChannels, () => ({ channels: samples.channels }))
  network.answer(member.info, () => ({ ...samples.member, type: 4 }))
  const screen = await renderSite(<DepositPage />, { path: '/deposit', signedIn: true })
  await expect.element(screen.getByRole('heading', { name: 'Free play has no wallet' })).toBeVisible()
})

test('[MBR-14] closing the sheet while it is sent loses neither the key nor the order', async () => {
  const { network, screen, button, keys } = await openDesk()
  const answer = Promise.withResolvers<object>()
  network.answer(cashier.deposit, () => answer.promise)
  network.answer(cashier.depositOrder, () => ({ order }))
  await button.click()
  await expect.poll(keys).toHaveLength(1)
  await screen.unmount()
  const again = await openDesk(network)
  await expect.element(again.button).toHaveAttribute('aria-disabled', 'true')
  await again.button.click({ force: true })
  answer.resolve(order)
  await expect.element(again.screen.getByText('D-1')).toBeVisible()
  expect(keys()).toHaveLength(1)
})

test('[MBR-14, STO-03] a request before a reload is asked after by its key, by the same account alone', async () => {
  const key = crypto.randomUUID()
  const request = { key, sent: { input: { channelId: 'gcash', amount: '500.00' }, at: Date.now() } }
  sessionStorage.setItem(`money.${samples.member.id}.${cashier.deposit.id}`, JSON.stringify(request))
  const network = fakeNetwork()
  network.answer(cashier.depositOrder, () => ({ order }))
  network.answer(cashier.depositChannels, () => ({ channels: samples.channels }))
  network.answer(member.info, () => samples.member)
  const screen = await renderSite(<DepositDesk layout="page" />, { path: '/deposit', signedIn: true })
  await expect.element(screen.getByText('D-1')).toBeVisible()
  expect(network.sent(cashier.depositOrder)[0]?.query.get('idempotencyKey')).toBe(key)
  await screen.unmount()

  useSessionStore.getState().setSignedIn(false)
  sessionStorage.setItem(`money.${samples.member.id}.${cashier.deposit.id}`, JSON.stringify(request))
  network.answer(member.info, () => ({ ...samples.member, id: 99 }))
  const other = await renderSite(<DepositDesk layout="page" />, { path: '/deposit', signedIn: true })
  await expect.element(other.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  await expect.element(other.getByText('D-1')).not.toBeInTheDocument()
})
