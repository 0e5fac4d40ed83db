import { beforeEach, expect, test } from 'vitest'
import { fakeNetwork, lost, refusal } from '#lib/testing/network.ts'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { transfers } from '#shared/contract/endpoints/transfers.ts'
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

/** Shows the page for an account with an upline, up to the confirmation of ₱500. */
async function confirmTransfer() {
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
  }))
  network.answer(member.balance, () => ({ sumBalance: '12480.75', currency: 'PHP' }))
  const screen = await showCentrePage('Transfer', TransferPage)
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
