import { beforeEach, expect, test } from 'vitest'
import { faultCases } from '#lib/testing/fault-cases.ts'
import { fakeNetwork, lost, refusal } from '#lib/testing/network.ts'
import { answerPin, pinState, withoutPin } from '#lib/testing/payment-password.ts'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { paymentPassword } from '#shared/contract/endpoints/payment-password.ts'
import { transfers } from '#shared/contract/endpoints/transfers.ts'
import en from '#shared/i18n/locales/EN/errors.json' with { type: 'json' }
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { TransferPage } from './transfer-page.tsx'

const order = {
  orderId: 'T00000877',
  direction: 'sent',
  relation: 'upline',
  name: 'a***41',
  amount: '500.00',
  remark: '',
  createTime: 0,
}

beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.lang = 'en'
})

/** Shows the page for an account with an upline, or with other options. */
async function openTransfer(options: object = {}, safeguards: object = {}) {
  const network = fakeNetwork()
  network.answer(member.info, () => ({ ...samples.member, toUpline: true }))
  answerPin(network, safeguards)
  network.answer(transfers.list, () => ({
    list: [],
    total: 0,
    totalPages: 0,
    totals: { sent: '0', received: '0' },
  }))
  network.answer(transfers.options, () => ({
    bar: null,
    upline: { account: 'agent41', name: 'a***41', agent: true },
    toDownline: false,
    min: '100',
    max: '50000',
    dayLimit: '100000',
    dayLeft: '100000',
    free: '12480.75',
    locked: '0',
    ...options,
  }))
  network.answer(member.balance, () => ({ sumBalance: '12480.75', currency: 'PHP' }))
  return { network, screen: await showCentrePage('Transfer to upline', TransferPage) }
}

/** Shows the page for an account with an upline, up to the confirmation of ₱500. */
async function confirmTransfer() {
  const { network, screen } = await openTransfer()
  await screen.getByRole('textbox', { name: 'Amount' }).fill('500')
  // What the transfer leaves is said before it is confirmed.
  await expect.element(screen.getByText('₱11,980.75')).toBeVisible()
  await screen.getByRole('button', { name: 'Continue' }).click()
  await screen.getByLabelText('Payment password').fill('740213')
  const send = () => screen.getByRole('button', { name: 'Send ₱500.00' }).click()
  return { network, screen, send }
}

test('[MBR-07][MBR-14] a lost answer is looked up by its key; a transfer that arrived is shown, once sent', async () => {
  const { network, screen, send } = await confirmTransfer()
  network.answer(transfers.send, lost)
  let outcome: object | null = null
  network.answer(transfers.order, () => (outcome ? { order: outcome } : refusal('BUSY', 'Later.')))
  await send()
  await expect.element(screen.getByText(/It won’t be sent twice/)).toBeVisible()
  outcome = order
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('a***41 has received ₱500.00.')).toBeVisible()
  expect(network.sent(transfers.send)).toHaveLength(1)
})

test('[MBR-07][MBR-14] one that never arrived comes back with what was typed; a refusal is shown above the button', async () => {
  const { network, screen, send } = await confirmTransfer()
  network.answer(transfers.send, lost)
  network.answer(transfers.order, () => ({ order: null }))
  await send()
  await expect.element(screen.getByText(/so nothing was sent/)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('500.00')
  network.answer(transfers.send, () => refusal('TRANSFER_OFF', 'Transfers are off.'))
  await screen.getByRole('button', { name: 'Continue' }).click()
  await screen.getByLabelText('Payment password').fill('740213')
  await send()
  await expect.element(screen.getByText('Transfers are off.')).toBeVisible()
})

test('[NET-05, MBR-14] offline and back at each step of a transfer: it says so, what was typed stays, and it is sent once', async () => {
  const { network, screen, send } = await confirmTransfer()
  network.connect(false)
  await send()
  await expect.element(screen.getByText(en.fault.offline)).toBeVisible()
  await expect.element(screen.getByLabelText('Payment password')).toHaveValue('740213')
  network.connect(true)
  // The password is proved, and then the connection is lost.
  network.answer(paymentPassword.check, () => {
    network.connect(false)
    return { checkToken: 'proof' }
  })
  network.answer(transfers.order, () => ({ order: null }))
  await send()
  await expect.element(screen.getByText(/It won’t be sent twice/)).toBeVisible()
  network.answer(paymentPassword.check, () => ({ checkToken: 'proof' }))
  network.connect(true)
  await expect.element(screen.getByText(/so nothing was sent/)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('500.00')
  network.answer(transfers.send, () => order)
  await screen.getByRole('button', { name: 'Continue' }).click()
  await screen.getByLabelText('Payment password').fill('740213')
  await send()
  await expect.element(screen.getByText('a***41 has received ₱500.00.')).toBeVisible()
  const keys = network.sent(transfers.send).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(1)
})

test('[SEC-06, MBR-07, MBR-14] the payment password is proved for a transfer, and neither sent nor kept with it', async () => {
  const { network, screen, send } = await confirmTransfer()
  network.answer(transfers.send, () => order)
  await send()
  await expect.element(screen.getByText('a***41 has received ₱500.00.')).toBeVisible()
  expect(network.sent(paymentPassword.check)).toHaveLength(1)
  expect(network.sent(transfers.send).map(({ body }) => body)).toEqual([
    { to: 'upline', amount: '500.00', remark: '', checkToken: 'proof' },
  ])
  expect(JSON.stringify(sessionStorage)).not.toContain('740213')
})

test('[SEC-06, MBR-07] a wrong payment password is said at its field with the tries left, and nothing is sent', async () => {
  const { network, screen, send } = await confirmTransfer()
  network.answer(paymentPassword.check, () =>
    refusal('WRONG_PAYMENT_PASSWORD', 'The payment password is wrong.', { triesLeft: 2 }),
  )
  network.answer(paymentPassword.state, () => ({ ...pinState, triesLeft: 2 }))
  await send()
  const pin = screen.getByLabelText('Payment password')
  await expect.element(pin).toHaveAccessibleDescription('The payment password is wrong.')
  await expect.element(pin).toHaveValue('')
  await expect.element(pin).toHaveFocus()
  await expect.element(screen.getByText('2 attempts left before it’s locked.')).toBeVisible()
  expect(network.sent(transfers.send)).toEqual([])
  await screen.getByRole('button', { name: 'Change' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('500.00')
})

test('[SEC-06, MBR-07] who has no payment password sets one beside the transfer, and sends it then', async () => {
  const { network, screen } = await openTransfer()
  const setFirst = withoutPin(network)
  network.answer(transfers.send, () => order)
  await screen.getByRole('textbox', { name: 'Amount' }).fill('500')
  await screen.getByRole('button', { name: 'Continue' }).click()
  const send = screen.getByRole('button', { name: 'Send ₱500.00' })
  await expect.element(screen.getByText('Set a payment password first.')).toBeVisible()
  await expect.element(send).toBeDisabled()
  await setFirst(screen)
  await screen.getByLabelText('Payment password').fill('740213')
  await send.click()
  await expect.element(screen.getByText('a***41 has received ₱500.00.')).toBeVisible()
})

test.each(faultCases)(
  '[NET-05][ERR-01][SEC-06] a payment password that isn’t proved says so after $fault, stays typed, and the next try sends once',
  async ({ answer, says }) => {
    const { network, screen, send } = await confirmTransfer()
    network.answer(transfers.send, () => order)
    network.answer(paymentPassword.check, answer)
    await send()
    await expect.element(screen.getByText(says)).toBeVisible()
    await expect.element(screen.getByLabelText('Payment password')).toHaveValue('740213')
    expect(network.sent(transfers.send)).toEqual([])
    network.answer(paymentPassword.check, () => ({ checkToken: 'proof' }))
    await send()
    await expect.element(screen.getByText('a***41 has received ₱500.00.')).toBeVisible()
    expect(network.sent(transfers.send)).toHaveLength(1)
  },
)

test('[SEC-06, MBR-07] while money waits after a change of what protects the account, the page says until when', async () => {
  const { screen } = await openTransfer({}, { withdrawalsFrom: Date.parse('2026-11-22T21:00:00+08:00') })
  await expect
    .element(screen.getByText(/^Withdrawals and transfers wait until November 22, 2026, 21:00/))
    .toBeVisible()
})

test('[NET-05, ERR-01, MBR-07] a recipient that can’t be looked up is said, whatever goes wrong, and keeps what was typed', async () => {
  const { network, screen } = await openTransfer({ toDownline: true, upline: null })
  const account = screen.getByRole('textbox', { name: 'Account name' })
  const amount = screen.getByRole('textbox', { name: 'Amount' })
  const goOn = screen.getByRole('button', { name: 'Continue' })
  // It is looked up once it is typed.
  network.answer(transfers.recipient, lost)
  await account.fill('agent2')
  await amount.fill('500')
  for (const { answer, says } of faultCases) {
    network.answer(transfers.recipient, answer)
    await goOn.click()
    await expect.element(screen.getByText(says)).toBeVisible()
    await expect.element(account).toHaveValue('agent2')
    await expect.element(amount).toHaveValue('500.00')
  }
  network.answer(transfers.recipient, () => ({ account: 'agent2', name: 'a***t2', agent: true }))
  await goOn.click()
  await expect.element(screen.getByRole('button', { name: 'Send ₱500.00' })).toBeVisible()
})

test.each([
  ['noUpline', 'Your account has no upline'],
  ['switchedOff', 'Transfers between accounts are switched off'],
])(
  '[MBR-07][MBR-16] where transfers are barred (%s), the page says why, and asks for nothing',
  async (bar, words) => {
    const { screen } = await openTransfer({ bar, upline: null })
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Amount' }).query()).toBeNull()
  },
)

test('[MBR-07] an agent without an upline is asked for a downline only', async () => {
  const network = fakeNetwork()
  network.answer(member.info, () => ({ ...samples.member, id: 11, type: 1, toUpline: false }))
  network.answer(transfers.options, () => ({
    bar: null,
    upline: null,
    toDownline: true,
    min: '100',
    max: '50000',
    dayLimit: '100000',
    dayLeft: '100000',
    free: '12480.75',
    locked: '0',
  }))
  network.answer(transfers.recipient, () => ({ account: 'agent2', name: 'a***t2', agent: true }))
  const screen = await showCentrePage('Transfer to upline', TransferPage, '?downline=agent2')
  await expect.element(screen.getByRole('textbox', { name: 'Account name' })).toHaveValue('agent2')
  expect(screen.getByText('Your upline').query()).toBeNull()
  expect(screen.getByRole('radio').elements()).toHaveLength(0)
})
