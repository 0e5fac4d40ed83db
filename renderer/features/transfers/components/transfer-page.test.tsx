import { beforeEach, expect, test } from 'vitest'
import { faultCases } from '#lib/testing/fault-cases.ts'
import { fakeNetwork, lost, refusal } from '#lib/testing/network.ts'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
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
async function openTransfer(options: object = {}) {
  const network = fakeNetwork()
  network.answer(member.info, () => ({ ...samples.member, toUpline: true }))
  network.answer(member.passwordCheck, () => ({ checkToken: 'pc' }))
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
  return { network, screen: await showCentrePage('Transfer', TransferPage) }
}

/** Shows the page for an account with an upline, up to the confirmation of ₱500. */
async function confirmTransfer() {
  const { network, screen } = await openTransfer()
  await screen.getByRole('textbox', { name: 'Amount' }).fill('500')
  // What the transfer leaves is said before it is confirmed.
  await expect.element(screen.getByText('₱11,980.75')).toBeVisible()
  await screen.getByRole('button', { name: 'Continue' }).click()
  await screen.getByLabelText('Login password').fill('Palaro123')
  const send = () => screen.getByRole('button', { name: 'Send ₱500.00' }).click()
  return { network, screen, send }
}

test('[MBR-07][MBR-14] a lost answer is looked up by its key; a transfer that arrived is shown, once sent', async () => {
  const { network, screen, send } = await confirmTransfer()
  network.answer(transfers.send, lost)
  let fate: object | null = null
  network.answer(transfers.order, () => (fate ? { order: fate } : refusal('BUSY', 'Later.')))
  await send()
  await expect.element(screen.getByText(/It won’t be sent twice/)).toBeVisible()
  fate = order
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('a***41 has received ₱500.00.')).toBeVisible()
  expect(network.sent(transfers.send)).toHaveLength(1)
})

test('[MBR-07][MBR-14] one that never arrived comes back with what was typed; a refusal is told above the button', async () => {
  const { network, screen, send } = await confirmTransfer()
  network.answer(transfers.send, lost)
  network.answer(transfers.order, () => ({ order: null }))
  await send()
  await expect.element(screen.getByText(/so nothing was sent/)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('500.00')
  network.answer(transfers.send, () => refusal('TRANSFER_OFF', 'Transfers are off.'))
  await screen.getByRole('button', { name: 'Continue' }).click()
  await screen.getByLabelText('Login password').fill('Palaro123')
  await send()
  await expect.element(screen.getByText('Transfers are off.')).toBeVisible()
})

test('[NET-05, MBR-14] offline and back at each step of a transfer: it says so, what was typed stays, and it is sent once', async () => {
  const { network, screen, send } = await confirmTransfer()
  network.connect(false)
  await send()
  await expect.element(screen.getByText(en.fault.offline)).toBeVisible()
  await expect.element(screen.getByLabelText('Login password')).toHaveValue('Palaro123')
  network.connect(true)
  // The password is proved, and then the connection is lost.
  network.answer(member.passwordCheck, () => {
    network.connect(false)
    return { checkToken: 'pc' }
  })
  network.answer(transfers.order, () => ({ order: null }))
  await send()
  await expect.element(screen.getByText(/It won’t be sent twice/)).toBeVisible()
  network.answer(member.passwordCheck, () => ({ checkToken: 'pc' }))
  network.connect(true)
  await expect.element(screen.getByText(/so nothing was sent/)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('500.00')
  network.answer(transfers.send, () => order)
  await screen.getByRole('button', { name: 'Continue' }).click()
  await screen.getByLabelText('Login password').fill('Palaro123')
  await send()
  await expect.element(screen.getByText('a***41 has received ₱500.00.')).toBeVisible()
  const keys = network.sent(transfers.send).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(1)
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
  const screen = await showCentrePage('Transfer', TransferPage, '?downline=agent2')
  await expect.element(screen.getByRole('textbox', { name: 'Account name' })).toHaveValue('agent2')
  expect(screen.getByText('Your upline').query()).toBeNull()
  expect(screen.getByRole('radio').elements()).toHaveLength(0)
})
