import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { faultCases } from '#lib/testing/fault-cases.ts'
import { lost, refusal, status } from '#lib/testing/network.ts'
import { pinState } from '#lib/testing/payment-password.ts'
import { pictureFile } from '#lib/testing/picture-files.ts'
import { UploadedAtOnce } from '#lib/testing/uploaded-at-once.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { paymentPassword } from '#shared/contract/endpoints/payment-password.ts'
import { payout } from '#shared/contract/endpoints/payout.ts'
import { withdrawals } from '#shared/contract/endpoints/withdrawals.ts'
import en from '#shared/i18n/locales/EN/errors.json' with { type: 'json' }
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { gatewayWithTeller, now, order, paidOrder, terms } from '../testing/teller.ts'
import { WithdrawPage } from './withdraw-page.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(1280, 800)
})

const show = (search = '') => showCentrePage('Money', WithdrawPage, search)

async function openForm(network = gatewayWithTeller()) {
  const screen = await show()
  const amount = screen.getByRole('textbox', { name: 'Amount' })
  await expect.element(amount).toBeVisible()
  const pin = screen.getByLabelText('Payment password')
  return {
    network,
    screen,
    amount,
    pin,
    submit: screen.getByRole('button', { name: /^Withdraw( ₱.*)?$/ }),
    confirm: screen.getByRole('dialog', { name: 'Withdraw now?' }),
    sent: () => network.sent(withdrawals.request),
  }
}

test('[MBR-06, MBR-14] what arrives and what stays is confirmed, the password proved, and the order opened', async () => {
  const { network, screen, amount, pin, submit, confirm, sent } = await openForm()
  await expect.element(screen.getByText('₱10,980.75').first()).toBeVisible()
  await expect
    .element(screen.getByRole('progressbar', { name: 'Reload 50%' }))
    .toHaveAttribute('aria-valuenow', '70')
  await amount.fill('2000')
  await pin.fill('740213')
  await submit.click()
  await expect.element(confirm.getByText('₱1,990.00')).toBeVisible()
  await expect.element(confirm.getByText('₱10,480.75')).toBeVisible()
  await expect.element(confirm.getByText('can’t be cancelled', { exact: false })).toBeVisible()
  expect(sent()).toEqual([])
  await confirm.getByRole('button', { name: 'Withdraw ₱2,000.00' }).click()
  await expect.element(screen.getByText('We’re checking your withdrawal.')).toBeVisible()
  expect(sent().map(({ body }) => body)).toEqual([
    { accountId: '1', amount: '2000.00', fee: '10.00', checkToken: 'proof' },
  ])
  expect(network.sent(paymentPassword.check)).toHaveLength(1)
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/?order=WMI8DG4O9X2K')
})

test.each([
  ['', 'Enter an amount.'],
  ['0', 'Minimum ₱100.00.'],
  ['99.99', 'Minimum ₱100.00.'],
  ['500.005', 'Enter an amount such as 500 or 500.50.'],
  ['5e3', 'Enter an amount such as 500 or 500.50.'],
  ['10980.76', 'You can withdraw up to ₱10,980.75 right now.'],
  ['1000000000000000', 'Enter an amount such as 500 or 500.50.'],
  ['50000.01', 'Maximum ₱50,000.00 per withdrawal.'],
])('[MBR-06] the amount "%s" stays here: %s', async (typed, message) => {
  const { amount, pin, submit, confirm, sent } = await openForm()
  await amount.fill(typed)
  await pin.fill('740213')
  await submit.click()
  await expect.element(amount).toHaveAccessibleDescription(message)
  await expect.element(amount).toHaveFocus()
  expect(confirm.query()).toBeNull()
  expect(sent()).toEqual([])
})

test('[MBR-06] a wrong payment password is said at its field with the tries left, and nothing is sent', async () => {
  const { network, screen, amount, pin, submit, confirm, sent } = await openForm()
  network.answer(paymentPassword.check, () =>
    refusal('WRONG_PAYMENT_PASSWORD', 'The payment password is wrong.', { triesLeft: 2 }),
  )
  network.answer(paymentPassword.state, () => ({ ...pinState, triesLeft: 2 }))
  await amount.fill('500')
  await pin.fill('000001')
  await submit.click()
  await confirm.getByRole('button', { name: 'Withdraw ₱500.00' }).click()
  await expect.element(pin).toHaveAccessibleDescription('The payment password is wrong.')
  await expect.element(pin).toHaveValue('')
  await expect.element(amount).toHaveValue('500.00')
  await expect.element(screen.getByText('2 attempts left before it’s locked.')).toBeVisible()
  expect(sent()).toEqual([])
})

test('[MBR-06] a locked payment password says until when it is locked', async () => {
  const network = gatewayWithTeller()
  network.answer(paymentPassword.state, () => ({ ...pinState, triesLeft: 0, lockedUntil: now }))
  const { screen } = await openForm(network)
  await expect.element(screen.getByText('Locked until 21:34:12 PHT.')).toBeVisible()
})

test('[MBR-06] a limit that changed meanwhile is said at the amount, which stays as typed', async () => {
  const { network, screen, amount, pin, submit, confirm } = await openForm()
  network.answer(withdrawals.request, () => refusal('AMOUNT_OUT_OF_RANGE', 'Enter at least ₱600.'))
  await amount.fill('500')
  await pin.fill('740213')
  await submit.click()
  network.answer(withdrawals.terms, () => ({ ...terms, min: '600' }))
  await confirm.getByRole('button', { name: 'Withdraw ₱500.00' }).click()
  await expect.element(amount).toHaveAccessibleDescription('Enter at least ₱600.')
  await expect.element(amount).toHaveValue('500.00')
  await expect.element(screen.getByText('₱600.00 to ₱50,000.00 per withdrawal')).toBeVisible()
})

test('[MBR-14] after a lost answer the order is found by its key', async () => {
  const { network, screen, amount, pin, submit, confirm, sent } = await openForm()
  network.answer(withdrawals.request, lost)
  await amount.fill('2000')
  await pin.fill('740213')
  await submit.click()
  await confirm.getByRole('button', { name: 'Withdraw ₱2,000.00' }).click()
  await expect.element(screen.getByText('WMI8DG4O9X2K')).toBeVisible()
  expect(sent()).toHaveLength(1)
  expect(network.sent(withdrawals.order)[0]?.query.get('idempotencyKey')).toBe(
    sent()[0]?.headers.get('Idempotency-Key'),
  )
  expect(JSON.stringify(sessionStorage)).not.toContain('740213')
})

test('[NET-05, MBR-14] offline and back at each step of a withdrawal: it says so, what was typed stays, and one order is made', async () => {
  const { network, screen, amount, pin, submit, confirm, sent } = await openForm()
  const send = confirm.getByRole('button', { name: 'Withdraw ₱2,000.00' })
  const offline = screen.getByText(en.fault.offline)
  network.connect(false)
  await amount.fill('2000')
  await pin.fill('740213')
  await submit.click()
  await send.click()
  await expect.element(offline).toBeVisible()
  await expect.element(amount).toHaveValue('2,000.00')
  await expect.element(pin).toHaveValue('740213')
  network.connect(true)
  // The password is proved, and then the connection is lost.
  network.answer(paymentPassword.check, () => {
    network.connect(false)
    return { checkToken: 'proof' }
  })
  network.answer(withdrawals.order, ({ query }) => ({ order: query.has('orderId') ? order : null }))
  await submit.click()
  await send.click()
  await expect.element(screen.getByText(/whether your/)).toBeVisible()
  network.answer(paymentPassword.check, () => ({ checkToken: 'proof' }))
  network.connect(true)
  await expect.element(screen.getByText('didn’t reach us', { exact: false })).toBeVisible()
  await expect.element(amount).toHaveValue('2,000.00')
  await pin.fill('740213')
  await submit.click()
  await send.click()
  await expect.element(screen.getByText('We’re checking your withdrawal.')).toBeVisible()
  expect(new Set(sent().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
})

test.each(faultCases)(
  '[NET-05][ERR-01][MBR-06] a payment password that isn’t proved says so after $fault, what was typed stays, and the next try orders once',
  async ({ answer, says }) => {
    const { network, screen, amount, pin, submit, confirm, sent } = await openForm()
    const send = confirm.getByRole('button', { name: 'Withdraw ₱2,000.00' })
    network.answer(paymentPassword.check, answer)
    await amount.fill('2000')
    await pin.fill('740213')
    await submit.click()
    await send.click()
    await expect.element(screen.getByText(says)).toBeVisible()
    await expect.element(amount).toHaveValue('2,000.00')
    await expect.element(pin).toHaveValue('740213')
    expect(sent()).toEqual([])
    network.answer(paymentPassword.check, () => ({ checkToken: 'proof' }))
    await submit.click()
    await send.click()
    await expect.element(screen.getByText('We’re checking your withdrawal.')).toBeVisible()
    expect(sent()).toHaveLength(1)
  },
)

test('[MBR-06] without an account or a payment password the form says what comes first', async () => {
  const network = gatewayWithTeller()
  network.answer(payout.accounts, () => ({ accounts: [], most: 5, holder: null }))
  network.answer(paymentPassword.state, () => ({ ...pinState, set: false }))
  const screen = await show()
  await expect.element(screen.getByText('Set a payment password first.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Withdraw$/ })).toBeDisabled()
  await screen.getByRole('button', { name: 'Add account' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Add an account' })).toBeVisible()
})

test('[SEC-06, MBR-06] while money waits after a change of what protects the account, the form says until when', async () => {
  const network = gatewayWithTeller()
  network.answer(paymentPassword.state, () => ({
    ...pinState,
    withdrawalsFrom: Date.parse('2026-11-22T21:00:00+08:00'),
  }))
  const screen = await show()
  await expect
    .element(screen.getByText(/^Withdrawals and transfers wait until November 22, 2026, 21:00/))
    .toBeVisible()
})

test('[MBR-06] a form that fails says so and is tried again', async () => {
  const network = gatewayWithTeller()
  network.answer(withdrawals.terms, () => status(404))
  const screen = await show()
  await expect.element(screen.getByRole('heading', { name: 'The form didn’t load' })).toBeVisible()
  network.answer(withdrawals.terms, () => terms)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toBeVisible()
})

test('[MBR-06, MBR-13] "not received" needs proof; the answer goes out once and is shown', async () => {
  const network = gatewayWithTeller()
  network.answer(withdrawals.order, () => ({ order: paidOrder }))
  vi.stubGlobal('XMLHttpRequest', UploadedAtOnce)
  const report = { time: now, pictures: 1, remark: 'Nothing there' }
  const disputed = { ...paidOrder, state: 'disputed', answerBy: null, report }
  network.answer(withdrawals.answer, () => {
    network.answer(withdrawals.order, () => ({ order: disputed }))
    return disputed
  })
  const screen = await show('?order=WMI8DG4O9X2K')
  await expect.element(screen.getByText(/^23:\d\d left$/)).toBeVisible()
  await expect.element(screen.getByText('No answer by 21:57:53 PHT counts as received.')).toBeVisible()
  await screen.getByRole('button', { name: 'Confirm: received' }).click()
  await expect.element(screen.getByText('Choose one.')).toBeVisible()
  await screen.getByRole('radio', { name: /^Not received/ }).click()
  const warning = screen.getByText('The amount then won’t be returned to your balance.', { exact: false })
  await expect.element(warning).toBeVisible()
  const send = screen.getByRole('button', { name: 'Send: not received' })
  await send.click()
  await expect.element(screen.getByText('Add at least one picture.')).toBeVisible()
  await screen.getByLabelText('Remark').fill('x'.repeat(141))
  await expect.element(screen.getByText('Up to 140 characters. You’ve typed 141.')).toBeVisible()
  await screen.getByLabelText('Remark').fill('Nothing there')
  await screen.getByLabelText('Add pictures').upload(await pictureFile('proof.png'))
  await expect.element(screen.getByRole('button', { name: 'Remove proof.png' })).toBeVisible()
  await send.click()
  await expect.element(screen.getByText('We’re checking your report.')).toBeVisible()
  expect(network.sent(withdrawals.answer).map(({ body }) => body)).toEqual([
    { orderId: 'WMI8DG4O9X2K', received: false, pictures: ['p1'], remark: 'Nothing there' },
  ])
})

test.each([
  [{ state: 'received', receipt: 'forced' }, 'isn’t returned to your balance'],
  [{ state: 'received', receipt: 'deadline' }, 'There was no answer in time.'],
  [{ state: 'rejected' }, '₱2,000.00 is back in your balance.'],
  [{ state: 'failed' }, 'The payout didn’t go through.'],
])('[MBR-06] an order that ended as %j says so', async (end, words) => {
  const network = gatewayWithTeller()
  network.answer(withdrawals.order, () => ({ order: { ...order, closed: now, ...end } }))
  const screen = await show('?order=WMI8DG4O9X2K')
  await expect.element(screen.getByText(words, { exact: false })).toBeVisible()
})

test('[MBR-06] the form shows what is under way, until when an answer is waited for, and leads to it', async () => {
  gatewayWithTeller()
  const screen = await show()
  const open = screen.getByRole('list', { name: 'Under way' })
  await expect
    .element(open.getByText('Has the money arrived? Your answer, by 21:57:53', { exact: false }))
    .toBeVisible()
  await open.getByRole('button', { name: 'Answer: W2' }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/?order=W2')
})

test('[MBR-06] the history’s row says until when it waits for an answer', async () => {
  gatewayWithTeller()
  const screen = await show('?view=history')
  await expect.element(screen.getByRole('row', { name: /W2.*Your answer, by 21:57:53 PHT/ })).toBeVisible()
})

test('[MBR-06] the history opens an order, and the order leads back', async () => {
  gatewayWithTeller()
  const screen = await show('?view=history')
  await screen.getByRole('button', { name: /^Open W2 of/ }).click({ force: true })
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/?view=history&order=W2')
  await screen.getByRole('button', { name: 'Withdrawal history' }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/?view=history')
})

test.each(widths)(
  '[A11Y-01] form, order and history pass WCAG 2.2 AA in both themes, at %i px',
  async (width) => {
    await setWidth(width)
    for (const [search, words] of [
      ['', 'You can withdraw now'],
      ['?order=W1', 'Has the money arrived?'],
      ['?view=history', '1 – 2 of 2'],
    ] as const) {
      const network = gatewayWithTeller()
      network.answer(withdrawals.order, () => ({ order: paidOrder }))
      const screen = await show(search)
      await expect.element(screen.getByText(words)).toBeVisible()
      expect(await violations()).toEqual([])
      for (const part of screen.baseElement.querySelectorAll('dialog section, dialog form, dialog li'))
        expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(width)
      await screen.unmount()
    }
  },
)
