import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { fakeNetwork, lost, refusal, status } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { points } from '#shared/contract/endpoints/points.ts'
import en from '#shared/i18n/locales/EN/errors.json' with { type: 'json' }
import { PointMallPage } from './point-mall-page.tsx'

const item = {
  itemId: 301,
  name: '₱50 bonus',
  kind: 'bonus',
  points: 2500,
  amount: null,
  worth: '50',
  quantity: 1000,
  availableQuantity: 812,
  status: 'open',
  mostPerOrder: 10,
  checked: false,
}
const powerBank = {
  ...item,
  itemId: 307,
  name: 'Power bank',
  kind: 'power',
  points: 1000,
  amount: '9000',
  worth: null,
  availableQuantity: 2,
  checked: true,
}
const order = {
  orderId: 'P1',
  kind: 'item',
  name: '₱50 bonus',
  quantity: 2,
  points: 5000,
  amount: null,
  credited: '100',
  state: 'approved',
  reason: null,
  createTime: Date.parse('2026-11-21T13:34:12Z'),
  decideTime: null,
}

beforeEach(() => {
  sessionStorage.clear()
  useSessionStore.getState().setSignedIn(false)
  useOverlays.setState({ stack: [] })
})
afterEach(() => page.viewport(1280, 800))

function gateway() {
  const network = fakeNetwork()
  network.answer(member.info, () => samples.member)
  network.answer(member.balance, () => samples.balance)
  network.answer(member.passwordCheck, () => ({ checkToken: 'pc-1' }))
  network.answer(points.items, () => ({
    list: [item, powerBank, { ...item, itemId: 302, name: '₱500 bonus', points: 22_000 }],
    betsPerPoint: '100',
  }))
  network.answer(points.balance, () => ({ points: 6000 }))
  network.answer(points.convertRule, () => ({ points: 100, amount: '1', minimum: 1000 }))
  network.answer(points.redeem, () => order)
  network.answer(points.orders, () => ({
    list: [
      { ...order, orderId: 'P3', name: 'Power bank', state: 'inProcess', credited: null, amount: '99' },
      { ...order, orderId: 'P2', state: 'rejected', credited: null, reason: 'At most 3 in 30 days.' },
      { ...order, kind: 'money', name: '', credited: '15', points: 1500 },
    ],
    total: 12,
    totalPages: 2,
    totals: { spent: 8200, inProcess: 1 },
  }))
  return network
}
const show = (search = '', signedIn = true) =>
  renderSite(<PointMallPage />, { path: `/pointMall${search}`, signedIn })

async function openRedeem(network = gateway(), name = '₱50 bonus') {
  const screen = await show()
  await screen.getByRole('button', { name: `Redeem ${name}` }).click()
  const dialog = screen.getByRole('dialog', { name: 'Redeem' })
  await expect.element(dialog).toBeVisible()
  return {
    network,
    screen,
    dialog,
    password: dialog.getByLabelText('Login password', { exact: true }),
    submit: dialog.getByRole('button', { name: /^Redeem [\d,]+ points/ }),
  }
}

test('[PTS-01][PWD-02] redeeming proves the password, sends its token once, and points are asked for again', async () => {
  const { network, dialog, password, submit } = await openRedeem()
  await dialog.getByRole('button', { name: 'One more' }).click()
  await expect.element(dialog.getByText('1,000 points')).toBeVisible()
  await expect.element(dialog.getByText('₱100.00')).toBeVisible()
  await expect.element(submit).toHaveTextContent('Redeem 5,000 points')
  const before = network.sent(points.balance).length
  await password.fill('Palaro123')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(dialog.getByText('₱100.00 has been added to your balance.')).toBeVisible()
  expect(network.sent(member.passwordCheck).map(({ body }) => body)).toMatchObject([
    { password: 'Palaro123', purpose: 'points' },
  ])
  expect(network.sent(points.redeem).map(({ body }) => body)).toMatchObject([
    { itemId: '301', quantity: 2, checkToken: 'pc-1' },
  ])
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('Palaro123')
  await expect.poll(() => network.sent(points.balance).length).toBe(before + 1)
})

test('[PTS-01] what is missing is said before anything is sent', async () => {
  const { network, dialog, submit } = await openRedeem(gateway(), 'Power bank')
  await dialog.getByRole('button', { name: 'One more' }).click()
  await expect.element(dialog.getByRole('button', { name: 'One more' })).toBeDisabled()
  await submit.click()
  await expect.element(dialog.getByText('Your balance is too low for this. Deposit first.')).toBeVisible()
  await expect.element(dialog.getByText('Enter your login password.')).toBeVisible()
  await dialog.getByRole('button', { name: 'One fewer' }).click()
  expect(dialog.getByText('Your balance is too low', { exact: false }).query()).toBeNull()
  expect(network.sent(member.passwordCheck)).toHaveLength(0)
})

test('[PTS-01] too few points for one of it: the button is off and says how many are missing', async () => {
  gateway()
  const screen = await show()
  await expect.element(screen.getByRole('button', { name: 'Redeem ₱500 bonus' })).toBeDisabled()
  await expect.element(screen.getByText('You need 16,000 more points')).toBeVisible()
})

test('[PWD-02] a wrong password is said at its field, and nothing is redeemed', async () => {
  const network = gateway()
  network.answer(member.passwordCheck, () => refusal('WRONG_PASSWORD', 'This password is wrong.'))
  const { password, submit } = await openRedeem(network)
  await password.fill('wrong')
  await submit.click()
  await expect.element(password).toHaveAccessibleDescription('This password is wrong.')
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveValue('wrong')
  expect(network.sent(points.redeem)).toHaveLength(0)
})

test('[PTS-01] stock that ran out is said, the quantity stays, and the stock is asked for again', async () => {
  const network = gateway()
  network.answer(points.redeem, () => refusal('POINT_STOCK_SHORT', 'Only 1 left. Lower the quantity.'))
  const { dialog, password, submit } = await openRedeem(network)
  await dialog.getByRole('button', { name: 'One more' }).click()
  await password.fill('Palaro123')
  const before = network.sent(points.items).length
  await submit.click()
  await expect.element(dialog.getByText('Only 1 left. Lower the quantity.')).toBeVisible()
  await expect.element(submit).toHaveTextContent('Redeem 5,000 points')
  await expect.poll(() => network.sent(points.items).length).toBe(before + 1)
})

test('[MBR-14] after a lost answer the gateway is asked by the key, also after closing', async () => {
  const network = gateway()
  network.answer(points.redeem, lost)
  const { screen, dialog, password, submit } = await openRedeem(network)
  await password.fill('Palaro123')
  await submit.click()
  await expect.element(dialog.getByText('Checking your request.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  network.answer(points.redeemOutcome, () => ({ order }))
  await screen.getByRole('button', { name: 'Redeem Power bank' }).click()
  await expect.element(dialog.getByText('₱100.00 has been added to your balance.')).toBeVisible()
  const [sent] = network.sent(points.redeem)
  expect(network.sent(points.redeemOutcome).at(-1)?.query.get('idempotencyKey')).toBe(
    sent?.headers.get('Idempotency-Key'),
  )
  expect(network.sent(points.redeem)).toHaveLength(1)
  await dialog.getByRole('button', { name: 'My redemptions' }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/pointMall?tab=orders')
})

test('[NET-05, MBR-14] offline and back at each step of a redemption: it says so, what was typed stays, and one order is made', async () => {
  const { network, dialog, password, submit } = await openRedeem()
  await dialog.getByRole('button', { name: 'One more' }).click()
  await password.fill('Palaro123')
  network.connect(false)
  await submit.click()
  await expect.element(dialog.getByText(en.fault.offline)).toBeVisible()
  await expect.element(password).toHaveValue('Palaro123')
  await expect.element(submit).toHaveTextContent('Redeem 5,000 points')
  network.connect(true)
  // The password is proved, and then the connection is lost.
  network.answer(member.passwordCheck, () => {
    network.connect(false)
    return { checkToken: 'pc-1' }
  })
  network.answer(points.redeemOutcome, () => ({ order: null }))
  await submit.click()
  await expect.element(dialog.getByText('Checking your request.')).toBeVisible()
  network.answer(member.passwordCheck, () => ({ checkToken: 'pc-1' }))
  network.connect(true)
  // It looks by itself, and comes back to the form.
  await expect.element(submit).toHaveTextContent('Redeem 5,000 points')
  await password.fill('Palaro123')
  await submit.click()
  await expect.element(dialog.getByText('₱100.00 has been added to your balance.')).toBeVisible()
  const keys = network.sent(points.redeem).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(1)
})

test('[PTS-01] converting checks the points, shows the money, and goes through the password', async () => {
  const network = gateway()
  network.answer(points.convert, () => ({ ...order, kind: 'money', name: '', points: 1500, credited: '15' }))
  const screen = await show('?tab=convert')
  const typed = screen.getByRole('textbox', { name: 'Points to convert' })
  const submit = screen.getByRole('button', { name: /^Convert to/ })
  for (const [text, message] of [
    ['', 'Enter how many points to convert.'],
    ['x', 'Enter a whole number, such as 1,000.'],
    ['900', 'Minimum 1,000 points.'],
    ['1050', 'Enter a multiple of 100.'],
    ['6,100', 'You only have 6,000 points.'],
  ] as const) {
    await typed.fill(text)
    await submit.click()
    await expect.element(typed).toHaveAccessibleDescription(message)
  }
  await typed.fill('1,500')
  await expect.element(submit).toHaveTextContent('Convert to ₱15.00')
  await screen.getByLabelText('Login password', { exact: true }).fill('Palaro123')
  await submit.click()
  await expect.element(screen.getByText('₱15.00 has been added to your balance.')).toBeVisible()
  expect(network.sent(points.convert)[0]?.body).toMatchObject({ points: 1500, checkToken: 'pc-1' })
  await screen.getByRole('button', { name: 'Done' }).click()
  await expect.element(typed).toHaveValue('')
})

test('[PTS-01] the history has states, reasons and pages, and filters in the address', async () => {
  const network = gateway()
  const screen = await show('?tab=orders')
  const table = screen.getByRole('table', { name: 'My redemptions' })
  await expect
    .element(table.getByRole('row', { name: /Power bank 2 −5,000 In process ₱99\.00 paid/ }))
    .toBeVisible()
  await expect
    .element(table.getByRole('row', { name: /Rejected At most 3 in 30 days\. Everything was returned\./ }))
    .toBeVisible()
  await expect.element(table.getByRole('row', { name: /Converted to money.*₱15\.00 credited/ })).toBeVisible()
  await expect.element(screen.getByText('8,200')).toBeVisible()
  await screen.getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(() => network.sent(points.orders).at(-1)?.query.get('pageNo')).toBe('2')
  await screen.getByRole('button', { name: 'Rejected', exact: true }).click()
  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent('/pointMall?tab=orders&state=rejected')
  network.answer(points.orders, () => status(404))
  await screen.getByRole('button', { name: 'Approved', exact: true }).click()
  await expect.element(screen.getByText('Your redemptions didn’t load')).toBeVisible()
})

test('[RT-04, PTS-01] an item says what it takes and how many are left; a filter stands in the address, and one that fits nothing leads to all', async () => {
  const network = gateway()
  network.answer(points.items, () => ({
    list: [
      item,
      { ...powerBank, amount: '199' },
      {
        ...item,
        itemId: 303,
        name: '₱250 voucher',
        kind: 'voucher',
        availableQuantity: 0,
        status: 'soldOut',
      },
    ],
    betsPerPoint: '100',
  }))
  network.answer(points.balance, () => ({ points: 0 }))
  const screen = await show()
  const card = (name: string) => screen.getByRole('article').filter({ hasText: name })
  await expect.element(card('₱50 bonus')).toMatchTextContent('812 of 1,000 left')
  await expect.element(card('₱50 bonus')).toMatchTextContent('2,500 points')
  await expect.element(card('₱250 voucher')).toMatchTextContent('Sold out')
  await expect.element(card('Power bank')).toMatchTextContent('plus ₱199.00')
  await screen.getByRole('button', { name: 'Bonus', exact: true }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/pointMall?show=bonus')
  await expect.element(card('Power bank')).not.toBeInTheDocument()
  await screen.unmount()

  const within = await show('?show=within')
  await expect.element(within.getByText('No matching rewards')).toBeVisible()
  await within.getByRole('button', { name: 'Show all' }).click()
  await expect.element(card('₱50 bonus')).toMatchTextContent('You need 2,500 more points')
})

test('[GRD-01] a visitor sees the mall, and redeeming asks them to log in', async () => {
  const network = gateway()
  const screen = await show('?tab=orders', false)
  await screen.getByRole('button', { name: 'Redeem ₱50 bonus' }).click()
  expect(useOverlays.getState().stack).toMatchObject([{ name: 'login' }])
  expect(screen.getByRole('tab').elements()).toHaveLength(0)
  expect(network.sent(points.orders)).toHaveLength(0)
})

test('[GRD-02] a demo account is warned instead, whatever the address says', async () => {
  const network = gateway()
  network.answer(member.info, () => ({ ...samples.member, type: 4 }))
  const screen = await show('?redeem=301')
  await expect.poll(() => network.sent(member.info).length).toBeGreaterThan(0)
  await screen.getByRole('button', { name: 'Redeem ₱50 bonus' }).click()
  await expect.poll(() => useOverlays.getState().stack).toMatchObject([{ name: 'demoWarning' }])
  expect(screen.getByRole('dialog', { name: 'Redeem' }).query()).toBeNull()
})

test.each(widths)(
  '[PTS-01][A11Y-01] the mall and its forms keep within their window and pass WCAG 2.2 AA in both themes, at %i px',
  async (width) => {
    await setWidth(width)
    const { screen, dialog } = await openRedeem()
    const check = async () => {
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      expect(await violations()).toEqual([])
    }
    await check()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await screen.getByRole('tab', { name: 'Convert points' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Points to convert' })).toBeVisible()
    await check()
    await screen.getByRole('tab', { name: 'My redemptions' }).click()
    await expect.element(screen.getByText('Converted to money')).toBeVisible()
    await check()
  },
)
