import { beforeEach, expect, test } from 'vitest'
import { DepositCentrePage } from '#features/cashier/components/deposit-centre-page.tsx'
import { fakeNetwork, refusal } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { sayings } from '#lib/testing/sayings.ts'
import { cashier } from '#shared/contract/endpoints/cashier.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { Balance } from './header/balance.tsx'

const order = {
  orderId: 'DMWTQW8M2YEHG',
  state: 'credited',
  amount: '1000.00',
  fee: '0',
  channelId: 'gcash',
  channelName: 'GCash',
  kind: 'wallet',
  createTime: Date.now() - 60_000,
  expireTime: Date.now() + 900_000,
  timeLeft: 900_000,
  paidTime: Date.now(),
  endTime: Date.now(),
  bonus: null,
  payment: null,
}

let network: ReturnType<typeof fakeNetwork>
beforeEach(() => {
  sessionStorage.clear()
  network = fakeNetwork()
  network.answer(member.info, () => samples.member)
  network.answer(cashier.depositChannels, () => ({ channels: samples.channels }))
  network.answer(cashier.depositBonuses, () => ({ bonuses: [] }))
  network.answer(cashier.depositOrders, () => ({ list: [], total: 0, totalPages: 0 }))
  network.answer(cashier.depositOrder, () => ({ order }))
})

test('[A11Y-01] a balance that changes is said once', async () => {
  network.answer(member.balance, () => ({ sumBalance: '1000.00', currency: 'PHP' }))
  const screen = await renderSite(<Balance />, { signedIn: true })
  await expect.element(screen.getByText('₱1,000.00')).toBeVisible()
  network.answer(member.balance, () => ({ sumBalance: '1250.50', currency: 'PHP' }))
  await screen.getByRole('button', { name: 'Refresh balance' }).click()
  await expect.element(screen.getByText('₱1,250.50')).toBeVisible()
  expect(sayings('₱1,250.50')).toEqual(['polite'])
})

test('[A11Y-01] the end of a deposit is said once', async () => {
  const screen = await showCentrePage('Deposit', DepositCentrePage, '?order=DMWTQW8M2YEHG')
  await expect.element(screen.getByText(/has been added to your balance/)).toBeVisible()
  expect(sayings(/has been added to your balance/)).toEqual(['polite'])
})

test('[A11Y-01] a wrong amount is said with its field, which has the focus, and not a second time', async () => {
  const screen = await showCentrePage('Deposit', DepositCentrePage)
  const amount = screen.getByRole('textbox', { name: 'Amount' })
  await amount.fill('1')
  await screen.getByRole('button', { name: /^Continue with/ }).click()
  await expect.element(amount).toHaveFocus()
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
  const described = document.getElementById(
    amount.element().getAttribute('aria-describedby')?.split(' ')[0] ?? '',
  )
  expect(described?.textContent).toMatch(/₱/)
  expect(sayings(described?.textContent ?? '')).toEqual([])
})

test('[A11Y-01] why a form couldn’t be sent is said once, and at once', async () => {
  network.answer(cashier.deposit, () => refusal('CHANNEL_GONE', 'This way to pay is closed.'))
  const screen = await showCentrePage('Deposit', DepositCentrePage)
  await screen.getByRole('textbox', { name: 'Amount' }).fill('500')
  await screen.getByRole('button', { name: /^Continue with/ }).click()
  await expect.element(screen.getByText('This way to pay is closed.')).toBeVisible()
  expect(sayings('This way to pay is closed.')).toEqual(['assertive'])
})
