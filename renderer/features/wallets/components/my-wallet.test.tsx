import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { fakeNetwork, lost, refusal, status } from '#lib/testing/network.ts'
import { samples } from '#lib/testing/samples.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { wallets } from '#shared/contract/endpoints/wallets.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { MyWallet } from './my-wallet.tsx'

const names = ['Kidlat', 'Habagat', 'Dagat Play', 'Amihan Live', 'Sinag', 'Balangay', 'Parola', 'Salakot']
const vendor = (displayName: string, index: number, balance = '0.00') => ({
  vassalage: `V${index}`,
  displayName,
  balance,
  isHot: index < 4,
  open: index !== 7,
})
/** Kidlat and Balangay hold money; Salakot is closed. */
const several = {
  isSingle: false,
  wallets: [
    { vassalage: 'MAIN', displayName: 'Main', balance: '12480.75' },
    ...names.map((name, index) => vendor(name, index, { 0: '1240.50', 5: '42.00' }[index])),
  ],
}
const order = { orderId: 'T00000877', from: 'MAIN', to: 'V1', amount: '500.00', createTime: 0 }
const recalled = {
  orderId: 'T00000878',
  amount: '1282.50',
  wallets: [{ vassalage: 'V0', displayName: 'Kidlat', amount: '1240.50' }],
  createTime: 0,
}

beforeEach(() => {
  sessionStorage.clear()
  useSessionStore.getState().setSignedIn(false)
})
afterEach(async () => {
  await page.viewport(1280, 800)
})

async function openWallet(answer: object = several) {
  const network = fakeNetwork()
  network.answer(member.info, () => samples.member)
  network.answer(member.balance, () => samples.balance)
  network.answer(member.merchantWallet, () => answer)
  const screen = await showCentrePage('My wallet', MyWallet)
  return {
    network,
    screen,
    amount: screen.getByRole('textbox', { name: 'Amount' }),

    keys: () => network.sent(wallets.transfer).map(({ headers }) => headers.get('Idempotency-Key')),
  }
}

test('[MBR-04] total, main wallet, and the vendors: those with money first, then the large, the rest by search', async () => {
  const { screen } = await openWallet()
  await expect.element(screen.getByText('₱13,763.25')).toBeVisible()
  await expect.element(screen.getByText('₱1,282.50')).toBeVisible()
  const list = screen.getByRole('region', { name: 'Provider wallets' })
  const listed = () =>
    list
      .getByRole('listitem')
      .elements()
      .map((row) => row.querySelector('b')?.textContent)
  expect(listed()).toEqual(['Kidlat', 'Balangay', 'Habagat', 'Dagat Play', 'Amihan Live'])
  await screen.getByRole('searchbox', { name: 'Search providers' }).fill('sala')
  expect(listed()).toEqual(['Salakot'])
  await expect.element(list.getByText('Closed')).toBeVisible()
  expect(list.getByRole('button', { name: 'Move in Salakot' }).query()).toBeNull()
  await screen.getByRole('searchbox', { name: 'Search providers' }).fill('zzz')
  await expect.element(screen.getByText('No provider matches “zzz”.')).toBeVisible()
  await screen.getByRole('searchbox', { name: 'Search providers' }).fill('')
  await screen.getByRole('button', { name: 'Show all providers' }).click()
  expect(listed()).toHaveLength(8)
})

test('[MBR-04, MBR-14] money moves in, once, with its key; the wallets are asked for again', async () => {
  const { network, screen, amount, keys } = await openWallet()
  network.answer(wallets.transfer, () => order)
  await screen.getByRole('button', { name: 'Move in Habagat' }).click()
  await expect.element(amount).toHaveFocus()
  await amount.fill('500')
  await screen.getByRole('button', { name: 'Move ₱500.00' }).dblClick()
  await expect.element(screen.getByText('₱500.00 moved to Habagat.')).toBeVisible()
  await expect.element(screen.getByText('T00000877')).toBeVisible()
  expect(network.sent(wallets.transfer).map(({ body }) => body)).toEqual([
    { from: 'MAIN', to: 'V1', amount: '500.00' },
  ])
  expect(keys()[0]).toMatch(/^[\w-]{36}$/)
  await expect.poll(() => network.sent(member.merchantWallet).length).toBeGreaterThan(1)
  await screen.getByRole('button', { name: 'Move more money' }).click()
  await expect.element(amount).toHaveValue('')
})

test('[MBR-04] out of a vendor: all of it, and the other way round after a swap', async () => {
  const { network, screen, amount } = await openWallet()
  network.answer(wallets.transfer, () => ({ ...order, from: 'V0', to: 'MAIN', amount: '1240.50' }))
  await screen.getByRole('button', { name: 'Move out Kidlat' }).click()
  await expect.element(amount).toHaveValue('1,240.50')
  await screen.getByRole('button', { name: 'Swap direction' }).click()
  await screen.getByRole('button', { name: 'Move all' }).click()
  await expect.element(amount).toHaveValue('12,480.75')
  await screen.getByRole('button', { name: 'Swap direction' }).click()
  await screen.getByRole('button', { name: 'Move all' }).click()
  await screen.getByRole('button', { name: 'Move ₱1,240.50' }).click()
  await expect.element(screen.getByText('₱1,240.50 moved to Main wallet.')).toBeVisible()
  expect(network.sent(wallets.transfer)[0]?.body).toEqual({ from: 'V0', to: 'MAIN', amount: '1240.50' })
})

test.each([
  ['', 'Enter an amount.'],
  ['ten', 'Enter an amount such as 500 or 500.50.'],
  ['0', 'Minimum ₱0.01.'],
  ['1240.51', 'This wallet holds ₱1,240.50.'],
])('[MBR-04] the amount "%s" stays here: %s', async (typed, message) => {
  const { network, screen, amount } = await openWallet()
  await amount.fill(typed)
  await screen.getByRole('button', { name: /^Move (₱|money$)/ }).click()
  await expect.element(amount).toHaveAccessibleDescription(message)
  await expect.element(amount).toHaveFocus()
  expect(network.sent(wallets.transfer)).toEqual([])
})

test('[MBR-14] a lost answer is looked up by the key; a refusal keeps what was typed', async () => {
  const { network, screen, amount, keys } = await openWallet()
  network.answer(wallets.transfer, () => refusal('WALLET_SHORT', 'This wallet holds ₱3.00.'))
  await amount.fill('42')
  await screen.getByRole('button', { name: 'Move ₱42.00' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('This wallet holds ₱3.00.')
  await expect.element(amount).toHaveValue('42.00')
  network.answer(wallets.transfer, lost)
  network.answer(wallets.transferOrder, () => ({ order }))
  await screen.getByRole('button', { name: 'Move ₱42.00' }).click()
  await expect.element(screen.getByText('T00000877')).toBeVisible()
  expect(network.sent(wallets.transferOrder)[0]?.query.get('idempotencyKey')).toBe(keys()[1])
})

test('[MBR-04, MBR-14] recall all is one request, and says how much came back and from where', async () => {
  const { network, screen } = await openWallet()
  const answer = Promise.withResolvers<object>()
  network.answer(wallets.recall, () => answer.promise)
  const button = screen.getByRole('button', { name: 'Recall all' })
  await button.click()
  await button.click({ force: true })
  answer.resolve(recalled)
  await expect.element(screen.getByText('₱1,282.50 came back to your main wallet.')).toBeVisible()
  await expect.element(screen.getByText(/Kidlat\s₱1,240\.50/).first()).toBeVisible()
  expect(network.sent(wallets.recall)).toHaveLength(1)
})

test('[MBR-04] without money in vendor wallets, recalling is not offered', async () => {
  const empty = { ...several, wallets: several.wallets.map((wallet) => ({ ...wallet, balance: '0.00' })) }
  const { screen, amount } = await openWallet(empty)
  await expect.element(screen.getByRole('button', { name: 'Recall all' })).toBeDisabled()
  await amount.fill('5')
  await screen.getByRole('button', { name: 'Move ₱5.00' }).click()
  await expect.element(amount).toHaveAccessibleDescription(/There is no money in this wallet/)
})

test('[MBR-04] with a single wallet: one balance, and ways to deposit and withdraw', async () => {
  const { screen } = await openWallet({ isSingle: true, wallets: [] })
  await expect.element(screen.getByText('₱12,480.75')).toBeVisible()
  expect(screen.getByRole('textbox').query()).toBeNull()
  await screen.getByRole('button', { name: 'Withdraw' }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'member', page: 'withdraw' })
})

test('[MBR-04] wallets that don’t load say so, and load when tried again', async () => {
  const { network, screen } = await openWallet()
  await screen.unmount()
  sessionStorage.clear()
  network.answer(member.merchantWallet, () => status(500))
  const again = await showCentrePage('My wallet', MyWallet)
  await expect.element(again.getByRole('alert')).toMatchTextContent('Your wallets didn’t load')
  network.answer(member.merchantWallet, () => several)
  await again.getByRole('button', { name: 'Try again' }).click()
  await expect.element(again.getByText('₱13,763.25')).toBeVisible()
})

test.each(widths)(
  '[MBR-04][A11Y-01] keeps within its window and passes WCAG 2.2 AA in both themes, at %i px',
  async (width) => {
    await setWidth(width)
    const { screen } = await openWallet()
    await expect.element(screen.getByText('₱13,763.25')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    for (const part of document.querySelectorAll('dialog section, dialog li, dialog button'))
      expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  },
)
