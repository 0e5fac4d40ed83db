import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork, status } from '#lib/testing/network.ts'
import { pictureFile } from '#lib/testing/picture-files.ts'
import { samples } from '#lib/testing/samples.ts'
import { UploadedAtOnce } from '#lib/testing/uploaded-at-once.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { cashier } from '#shared/contract/endpoints/cashier.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { DepositCentrePage } from './deposit-centre-page.tsx'

const order = {
  orderId: 'DMWTQW8M2YEHG',
  state: 'created',
  amount: '1000.00',
  fee: '15',
  channelId: 'counter',
  channelName: 'Over the counter',
  kind: 'counter',
  createTime: Date.now() - 60_000,
  expireTime: Date.now() + 900_000,
  timeLeft: 900_000,
  paidTime: null,
  endTime: null,
  bonus: { bonusId: 'first', title: 'First deposit 100%', amount: '1000.00', required: '24000.00' },
  payment: { payUrl: 'https://bank.example/pay', code: '1234 5678 9012' },
}
const account = {
  bank: 'Palaro Sandbox Bank',
  name: 'Palaro Payments (Sandbox)',
  number: '0042 7718 9031',
  reference: '72652752',
}
const transfer = { ...order, orderId: 'DBANK', channelId: 'bank', kind: 'bank', payment: { account } }

const endings = [
  ['limit', 'Your deposit limit ended this deposit.'],
  ['break', 'Your break ended this deposit.'],
  ['exclusion', 'Your self-exclusion ended this deposit.'],
] as const

let network: ReturnType<typeof fakeNetwork>
beforeEach(() => {
  sessionStorage.clear()
  network = fakeNetwork()
  network.answer(cashier.depositChannels, () => ({ channels: samples.channels }))
  network.answer(cashier.depositBonuses, () => ({ bonuses: [] }))
  network.answer(cashier.depositOrders, () => ({ list: [order], total: 1, totalPages: 1 }))
  network.answer(cashier.depositOrder, ({ query }) => ({
    order: query.get('orderId') === 'DBANK' ? transfer : query.get('orderId') === 'DGONE' ? null : order,
  }))
  network.answer(member.info, () => samples.member)
})

test('[MBR-05] all orders, by state, and one opened from there', async () => {
  const screen = await showCentrePage('Deposit', DepositCentrePage, '?list=orders')
  await screen.getByRole('button', { name: /^Open the deposit of/ }).click()
  await expect.element(screen.getByText('1234 5678 9012')).toBeVisible()
  await screen.getByRole('button', { name: 'Deposit orders' }).click()
  await screen.getByRole('button', { name: 'Status: All statuses' }).click()
  network.answer(cashier.depositOrders, () => ({ list: [], total: 0, totalPages: 0 }))
  await screen.getByRole('menuitemradio', { name: 'Cancelled' }).click()
  await expect.element(screen.getByText('No deposits with this status')).toBeVisible()
  expect(network.sent(cashier.depositOrders).at(-1)?.query.get('state')).toBe('cancelled')
})

test('[MBR-05] the list and the order say when they can’t be read, and try again', async () => {
  network.answer(cashier.depositOrders, () => status(404))
  network.answer(cashier.depositOrder, () => status(404))
  const screen = await showCentrePage('Deposit', DepositCentrePage, '?list=orders')
  await expect.element(screen.getByText('Your deposits didn’t load')).toBeVisible()
  await screen.unmount()
  const opened = await showCentrePage('Deposit', DepositCentrePage, '?order=DBANK')
  await expect.element(opened.getByText('Your deposit didn’t load')).toBeVisible()
  network.answer(cashier.depositOrder, () => ({ order: transfer }))
  await opened.getByRole('button', { name: 'Try again' }).click()
  await expect.element(opened.getByText('0042 7718 9031')).toBeVisible()
})

test('[MBR-05] an order of another account isn’t found, and a slip needs its picture', async () => {
  const screen = await showCentrePage('Deposit', DepositCentrePage, '?order=DGONE')
  await expect.element(screen.getByText('We can’t find this deposit')).toBeVisible()
  await screen.unmount()
  const bank = await showCentrePage('Deposit', DepositCentrePage, '?order=DBANK')
  await bank.getByRole('button', { name: 'Send slip' }).click()
  await expect.element(bank.getByText('Add a picture of your slip.')).toBeVisible()
  expect(network.sent(cashier.sendSlip)).toEqual([])
})

test('[MBR-05] a slip goes out with its picture, and is being reviewed then', async () => {
  vi.stubGlobal('XMLHttpRequest', UploadedAtOnce)
  network.answer(cashier.sendSlip, () => ({ ...transfer, state: 'pending', paidTime: Date.now() }))
  const screen = await showCentrePage('Deposit', DepositCentrePage, '?order=DBANK')
  await screen.getByLabelText('Add pictures').upload(await pictureFile('slip.png'))
  await expect.element(screen.getByText('1 of 3 pictures added')).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Send slip' }).click()
  await expect.element(screen.getByText('Slip reviewed')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Send slip' })).not.toBeInTheDocument()
  expect(network.sent(cashier.sendSlip).map(({ body }) => body)).toEqual([
    { orderId: 'DBANK', pictureIds: ['p1'] },
  ])
})

test.each(endings)(
  '[RSG-02][RSG-03] an order that a %s ended says so, and not to pay',
  async (endReason, words) => {
    const ended = { ...order, state: 'cancelled', payment: null, endTime: order.createTime + 1, endReason }
    network.answer(cashier.depositOrder, () => ({ order: ended }))
    const screen = await showCentrePage('Deposit', DepositCentrePage, '?order=DMWTQW8M2YEHG')
    await expect.element(screen.getByText(words)).toBeVisible()
    await expect
      .element(screen.getByText(/Don’t pay it any more. What you’ve already paid goes back/))
      .toBeVisible()
  },
)

afterEach(() => page.viewport(1280, 800))

test.each(widths)(
  '[MBR-05][A11Y-01] form, orders and ways to pay pass WCAG 2.2 AA in both themes and fit, at %i px',
  async (width) => {
    await setWidth(width)
    for (const [search, words] of [
      ['', 'You have an unpaid deposit.'],
      ['?list=orders', 'Over the counter'],
      ['?order=DMWTQW8M2YEHG', '1234 5678 9012'],
      ['?order=DBANK', '0042 7718 9031'],
    ] as const) {
      const screen = await showCentrePage('Deposit', DepositCentrePage, search)
      await expect.element(screen.getByText(words).first()).toBeVisible()
      expect([search, ...(await violations())]).toEqual([search])
      const wide = [
        ...document.querySelectorAll('dialog :is(section, label, li, td, dd, h2, button)'),
      ].filter((element) => element.getBoundingClientRect().right > width + 1)
      expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([])
      await screen.unmount()
    }
  },
)
