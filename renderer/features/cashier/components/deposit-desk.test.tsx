import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Platform } from '#lib/platform/platform.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { fakeNetwork, lost, refusal } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { cashier } from '#shared/contract/endpoints/cashier.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import en from '#shared/i18n/locales/EN/errors.json' with { type: 'json' }
import { DepositDesk } from './deposit-desk.tsx'
import { DepositPage } from './deposit-page.tsx'

const order = {
  orderId: 'D-1',
  state: 'pending',
  amount: '1000.00',
  fee: '0',
  channelId: 'gcash',
  channelName: 'GCash',
  kind: 'wallet',
  createTime: 0,
  expireTime: 900_000,
  timeLeft: 900_000,
  paidTime: 1000,
  endTime: null,
  bonus: null,
  payment: null,
}
const waiting = {
  ...order,
  state: 'created',
  paidTime: null,
  payment: { payUrl: 'https://bank.example/pay', qr: 'https://bank.example/pay' },
}
const bonus = {
  bonusId: 'daily',
  title: 'Daily reload 10%',
  percent: 10,
  most: '1000',
  min: '300',
  turnover: 5,
  gameTypes: null,
  largestBet: '500',
  channels: null,
  state: 'open',
}

beforeEach(() => {
  sessionStorage.clear()
  useSessionStore.getState().setSignedIn(false)
})

/** Answers what the form reads. */
function answerForm(network: ReturnType<typeof fakeNetwork>, bonuses: readonly object[]) {
  network.answer(cashier.depositChannels, () => ({ channels: samples.channels }))
  network.answer(cashier.depositBonuses, () => ({ bonuses }))
  network.answer(cashier.depositOrders, () => ({ list: [], total: 0, totalPages: 0 }))
}

async function openDesk(
  network = fakeNetwork(),
  platform: Partial<Platform> = {},
  bonuses: readonly object[] = [bonus],
) {
  answerForm(network, bonuses)
  network.answer(member.info, () => samples.member)
  network.answer(member.balance, () => samples.balance)
  const screen = await renderSite(<DepositDesk layout="page" />, {
    path: '/deposit',
    signedIn: true,
    platform,
  })
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
  expect(network.sent(cashier.deposit)[0]?.body).toMatchObject({ channelId: 'gcash', amount: '1000.50' })
  expect(keys()[0]).toMatch(/^[\w-]{36}$/)
  answer.resolve(order)
  await expect.element(screen.getByText('₱1,000.00 has been added to your balance.')).toBeVisible()
  expect(network.sent(cashier.deposit)).toHaveLength(1)
})

test('[MBR-05] on a phone each step comes into view, with the focus on its heading', async () => {
  await page.viewport(390, 844)
  const { network, screen, button } = await openDesk()
  network.answer(cashier.deposit, () => waiting)
  network.answer(cashier.depositOrder, () => ({ order: waiting }))
  await button.click()
  const pay = screen.getByRole('heading', { name: 'Scan with GCash' })
  await expect.element(pay).toHaveFocus()
  await expect.element(pay).toBeInViewport({ ratio: 1 })

  await screen.getByRole('button', { name: 'Pay another way' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Payment method' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Continue with GCash' }).click()
  const paid = screen.getByRole('button', { name: 'I’ve paid' })
  await expect.element(paid).toBeVisible()
  // Only the press learns of it. The form asks by itself too, and the button would be gone before.
  addEventListener('click', () => network.answer(cashier.depositOrder, () => ({ order })), {
    capture: true,
    once: true,
  })
  await paid.click()
  const state = screen.getByRole('heading', { name: 'Your deposit' })
  await expect.element(state).toHaveFocus()
  await expect.element(state).toBeInViewport({ ratio: 1 })
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
  network.answer(cashier.depositOrder, () => ({ order }))
  await button.click()
  await expect.element(screen.getByText('D-1')).toBeVisible()
  expect(keys()).toHaveLength(2)
  expect(new Set(keys()).size).toBe(1)
})

test('[NET-05, MBR-14] offline and back at each step of a deposit: it says so, what was typed stays, and one order is made', async () => {
  const { network, screen, amount, button, keys } = await openDesk()
  network.answer(cashier.deposit, () => waiting)
  network.answer(cashier.depositOrder, ({ query }) => ({ order: query.has('orderId') ? waiting : null }))
  await screen.getByRole('radio', { name: /^Maya/ }).click()
  network.connect(false)
  await amount.fill('777')
  await button.click()
  await expect.element(screen.getByText(/whether your deposit went through/)).toBeVisible()
  network.connect(true)
  // It looks by itself, and comes back to the form.
  await expect.element(screen.getByText('didn’t reach us', { exact: false })).toBeVisible()
  await expect.element(amount).toHaveValue('777.00')
  await expect.element(screen.getByRole('radio', { name: /^Maya/ })).toBeChecked()
  await button.click()
  const paid = screen.getByRole('button', { name: 'I’ve paid' })
  await expect.element(paid).toBeVisible()
  network.connect(false)
  await paid.click()
  await expect.element(screen.getByText(en.fault.offline)).toBeVisible()
  network.answer(cashier.depositOrder, () => ({ order }))
  network.connect(true)
  await expect.element(screen.getByRole('heading', { name: 'Your deposit' })).toBeVisible()
  expect(new Set(keys()).size).toBe(1)
})

test('a refusal is shown, and the next try is another request', async () => {
  const { network, screen, button, keys } = await openDesk()
  network.answer(cashier.depositOrder, () => ({ order }))
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

test.each(['page', 'sheet'] as const)(
  '[MBR-05] the %s says the limits, the fee, what is received and how long there is to pay',
  async (layout) => {
    const network = fakeNetwork()
    answerForm(network, [bonus])
    network.answer(member.info, () => samples.member)
    const [gcash] = samples.channels
    network.answer(cashier.depositChannels, () => ({
      channels: [
        { ...gcash, fee: '0', validMinutes: 15 },
        { ...gcash, channelId: 'shop', name: 'Shop', fee: '15', validMinutes: 1440, max: '20000' },
      ],
    }))
    const screen = await renderSite(<DepositDesk layout={layout} />, { path: '/deposit', signedIn: true })
    const facts = () =>
      Object.fromEntries(
        [...screen.container.querySelectorAll('dl > div')].map(({ children: [name, value] }) => [
          name?.textContent,
          value?.textContent,
        ]),
      )
    await expect.element(screen.getByText('₱50 – ₱50,000').last()).toBeVisible()
    await expect.poll(facts).toMatchObject({
      Fee: 'No fee',
      'Time to pay': '15 min',
      'You’ll receive': '₱1,000.00',
    })
    await screen.getByRole('radio', { name: /Shop/ }).click()
    await expect.element(screen.getByText('₱50 – ₱20,000').last()).toBeVisible()
    await expect.poll(facts).toMatchObject({
      'You pay': '₱1,000.00',
      Fee: '₱15.00',
      'Time to pay': '24 hours',
      'You’ll receive': '₱985.00',
    })
  },
)

test('a preset fills the amount in', async () => {
  const { screen, amount } = await openDesk()
  await screen.getByRole('button', { name: '₱300' }).click()
  await expect.element(amount).toHaveValue('300.00')
  await expect.element(screen.getByRole('button', { name: '₱300' })).toHaveAttribute('aria-pressed', 'true')
})

test('[GRD-02] a demo account reads that it needs a true one', async () => {
  const network = fakeNetwork()
  answerForm(network, [bonus])
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
  answerForm(network, [bonus])
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

test.each([
  ['', 'Enter an amount.'],
  ['0', 'Minimum ₱50.'],
  ['-500', 'Enter an amount without a minus sign.'],
  ['100.005', 'Use at most two decimals, such as 500.50.'],
  ['1e3', 'Enter an amount such as 500 or 500.50.'],
  ['1000,50', 'Use a point for centavos, such as 500.50.'],
  ['1000000000000000', 'Maximum ₱50,000.'],
])('[MBR-05] the amount %j stays here: %s', async (typed, message) => {
  const { network, amount, button } = await openDesk()
  await amount.fill(typed)
  await button.click()
  await expect.element(amount).toHaveAccessibleDescription(message)
  expect(network.sent(cashier.deposit)).toEqual([])
})

test('[MBR-05] a bonus says what it comes to and demands, and goes along; below its minimum it is refused here', async () => {
  const { network, screen, amount, button } = await openDesk()
  const radio = screen.getByRole('radio', { name: /Daily reload/ })
  await expect.element(radio).toHaveAccessibleName(/Bets with it up to ₱500\./)
  await radio.click()
  await amount.fill('299')
  await button.click()
  await expect
    .element(screen.getByRole('radiogroup', { name: 'Bonus' }))
    .toHaveAccessibleDescription('Deposit ₱300 or more for this bonus.')
  await amount.fill('1000')
  await expect.element(screen.getByText(/^Bet ₱5,500.00 before you withdraw the bonus/)).toBeVisible()
  await button.click()
  await expect.poll(() => network.sent(cashier.deposit)[0]?.body).toMatchObject({ bonusId: 'daily' })
})

test('[MBR-05] a channel that closes meanwhile is refused with its words, and shown closed', async () => {
  const { network, screen, button } = await openDesk()
  network.answer(cashier.deposit, () => refusal('CHANNEL_CLOSED', 'It has just closed.'))
  network.answer(cashier.depositChannels, () => ({
    channels: samples.channels.map((channel) => ({ ...channel, open: channel.channelId !== 'gcash' })),
  }))
  await button.click()
  await expect.element(screen.getByText('It has just closed.')).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: /GCash/ })).toBeDisabled()
  await button.click()
  await expect
    .element(screen.getByRole('radiogroup', { name: 'Payment method' }))
    .toHaveAccessibleDescription('Choose a payment method.')
  expect(network.sent(cashier.deposit)).toHaveLength(1)
})

test('[MBR-05] an order shows how to pay, opens its page in the click, and says when that is blocked', async () => {
  const opened: string[] = []
  let blocked = false
  const { network, screen, button } = await openDesk(fakeNetwork(), {
    openWindow: () => ({
      opened: !blocked,
      go(url) {
        opened.push(url)
        return undefined
      },
      cancel() {},
    }),
  })
  network.answer(cashier.deposit, () => waiting)
  network.answer(cashier.depositOrder, () => ({ order: waiting }))
  await button.click()
  await expect.element(screen.getByRole('img', { name: 'QR code to pay with GCash' })).toBeVisible()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/deposit?order=D-1')
  await screen.getByRole('button', { name: 'Open GCash' }).click()
  expect(opened).toEqual(['https://bank.example/pay'])
  blocked = true
  await screen.getByRole('button', { name: 'Open GCash' }).click()
  await expect.element(screen.getByText('The payment page didn’t open.', { exact: false })).toBeVisible()

  // The window's focus fetches at once.
  const paid = { ...order, state: 'credited', endTime: 2000 }
  network.answer(cashier.depositOrder, () => ({ order: paid }))
  window.dispatchEvent(new Event('focus'))
  await expect.element(screen.getByText('₱1,000.00 has been added to your balance.')).toBeVisible()
})

test('[MBR-05] an unpaid order is offered again, continued, and cancelled', async () => {
  const network = fakeNetwork()
  const { screen } = await openDesk(network)
  await screen.unmount()
  network.answer(cashier.depositOrders, () => ({ list: [waiting], total: 1, totalPages: 1 }))
  network.answer(cashier.depositOrder, () => ({ order: waiting }))
  network.answer(member.info, () => samples.member)
  const again = await renderSite(<DepositDesk layout="page" />, { path: '/deposit', signedIn: true })
  await expect.element(again.getByText('You have an unpaid deposit.')).toBeVisible()
  await again.getByRole('button', { name: 'Continue with GCash' }).first().click()
  await again.getByRole('button', { name: 'Cancel order' }).click()
  network.answer(cashier.cancelDeposit, () => ({ ...waiting, state: 'cancelled', payment: null, endTime: 5 }))
  await again.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect.element(again.getByText('You cancelled this deposit.')).toBeVisible()
})

test('[MBR-05] bonuses that the deposit can get come first, then none, then the others', async () => {
  const used = { ...bonus, bonusId: 'first', title: 'First deposit 100%', state: 'used' }
  const { screen } = await openDesk(fakeNetwork(), {}, [used, bonus])
  const names = () => screen.getByRole('radiogroup', { name: 'Bonus' }).getByRole('radio').elements()
  await expect
    .poll(() => names().map((radio) => (radio instanceof HTMLInputElement ? radio.value : '')))
    .toEqual(['daily', '', 'first'])
})
