import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faultCases } from '#lib/testing/fault-cases.ts'
import { refusal } from '#lib/testing/network.ts'
import { pinState } from '#lib/testing/payment-password.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { contacts } from '#shared/contract/endpoints/contacts.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { paymentPassword } from '#shared/contract/endpoints/payment-password.ts'
import { payout } from '#shared/contract/endpoints/payout.ts'
import en from '#shared/i18n/locales/EN/errors.json' with { type: 'json' }
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { accounts, gatewayWithTeller } from '../testing/teller.ts'
import { PaymentPasswordSection } from './payment-password-section.tsx'
import { PayoutSection } from './payout-section.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(async () => {
  await page.viewport(1280, 800)
})

const showPin = () => showCentrePage('My account', PaymentPasswordSection)
const showPayout = () => showCentrePage('My account', PayoutSection)

test('[MBR-03][SEC-06] the first payment password is proved by the login password and a code', async () => {
  const network = gatewayWithTeller()
  const proofs = [{ way: 'mobile', to: '0917 ••• ••67' }]
  network.answer(paymentPassword.state, () => ({ ...pinState, set: false, proofs }))
  network.answer(contacts.boundCode, () => ({ expiredMinutes: 1 }))
  network.answer(member.passwordCheck, () => ({ checkToken: 'login-proof' }))
  network.answer(paymentPassword.set, () => {
    network.answer(paymentPassword.state, () => pinState)
    return null
  })
  const screen = await showPin()
  await screen.getByLabelText('Login password').fill('Palaro123')
  await screen.getByLabelText('New payment password').fill('123456')
  await screen.getByLabelText('Type it again').fill('123457')
  const submit = screen.getByRole('button', { name: 'Set payment password' })
  await submit.click()
  const typed = screen.getByLabelText('New payment password')
  await expect.element(typed).toHaveAccessibleDescription(/^Too easy to guess/)
  await expect.element(screen.getByLabelText('Type it again')).toHaveAccessibleDescription(/don’t match/)
  const code = screen.getByLabelText('Code sent to 0917 ••• ••67')
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveAccessibleDescription('Enter the code we sent you.')
  await screen.getByRole('button', { name: 'Send code' }).click()
  await code.fill('123456')
  await typed.fill('74 02-13')
  await expect.element(typed).toHaveValue('740213')
  await screen.getByLabelText('Type it again').fill('740213')
  await submit.click()
  await expect.element(screen.getByRole('button', { name: 'Change payment password' })).toBeVisible()
  expect(network.sent(paymentPassword.set).map(({ body }) => body)).toEqual([
    { paymentPassword: '740213', checkToken: 'login-proof', boundCode: '123456' },
  ])
  expect(network.sent(contacts.boundCode)[0]?.body).toEqual({ kind: 'mobile' })
})

test('[SEC-06] a new payout account says from when it can be used', async () => {
  const network = gatewayWithTeller()
  const usableFrom = Date.parse('2026-11-22T13:00:00Z')
  network.answer(payout.accounts, () => ({
    accounts: accounts.map((account, index) => ({ ...account, usableFrom: index === 1 ? usableFrom : null })),
    most: 5,
    holder: 'J••• D••• C•••',
  }))
  const screen = await showPayout()
  await expect.element(screen.getByText('New: from Nov 22, 21:00')).toBeVisible()
})

test('[MBR-03] a wrong old payment password has a message at its field, and what was typed stays', async () => {
  const network = gatewayWithTeller()
  network.answer(paymentPassword.change, () => {
    network.answer(paymentPassword.state, () => ({ ...pinState, triesLeft: 1 }))
    return refusal('WRONG_PAYMENT_PASSWORD', 'The payment password is wrong.', { triesLeft: 1 })
  })
  const screen = await showPin()
  await screen.getByLabelText('Current payment password').fill('000001')
  await screen.getByLabelText('New payment password').fill('740213')
  await screen.getByLabelText('Type it again').fill('740213')
  await screen.getByRole('button', { name: 'Change payment password' }).click()
  const old = screen.getByLabelText('Current payment password')
  await expect.element(old).toHaveAccessibleDescription('The payment password is wrong.')
  await expect.element(screen.getByText('One attempt left before it’s locked.')).toBeVisible()
  await expect.element(screen.getByLabelText('New payment password')).toHaveValue('740213')
})

test('[MBR-03] resetting the payment password needs the login password and a code, and says why it can’t be done without a mobile number', async () => {
  const network = gatewayWithTeller()
  const screen = await showPin()
  await screen.getByRole('radio', { name: 'I forgot it' }).click()
  await expect.element(screen.getByText('a code sent to 0917 ••• ••67', { exact: false })).toBeVisible()
  await screen.getByRole('button', { name: 'Set new payment password' }).click()
  await expect.element(screen.getByText('Enter the code from the SMS.')).toBeVisible()
  await screen.unmount()
  network.answer(paymentPassword.state, () => ({ ...pinState, mobile: null }))
  const without = await showPin()
  await without.getByRole('radio', { name: 'I forgot it' }).click()
  await expect.element(without.getByText('Your account has no mobile number.')).toBeVisible()
})

test('[MBR-03] an account is checked by its bank’s rule, added, and a refusal is said at its field', async () => {
  const network = gatewayWithTeller()
  network.answer(payout.add, () => refusal('PAYOUT_TAKEN', 'This account can’t be added.'))
  const screen = await showPayout()
  await screen.getByRole('radio', { name: 'Bank account' }).click()
  await screen.getByLabelText('Bank', { exact: true }).selectOptions('BPI')
  const number = screen.getByLabelText('Account number')
  await number.fill('0034 5521 0')
  await screen.getByLabelText('Payment password').fill('740213')
  const submit = screen.getByRole('button', { name: 'Add account' })
  await submit.click()
  await expect.element(number).toHaveAccessibleDescription('BPI numbers have 10 digits. This one has 9.')
  expect(network.sent(payout.add)).toEqual([])
  await number.fill('0034 5521 09')
  await submit.click()
  await expect.element(number).toHaveAccessibleDescription('This account can’t be added.')
  expect(network.sent(payout.add)[0]?.body).toEqual({
    bankId: 'bpi',
    number: '0034552109',
    paymentPassword: '740213',
  })
})

test.each(['(0917) 123-4567', '\u202a+63 (0)917\u2011123\u20114567\u202c', '０９１７ １２３ ４５６７'])(
  '[NET-08, MBR-03] the number of a wallet spelled %j is understood as the login understands it',
  async (typed) => {
    const network = gatewayWithTeller()
    network.answer(payout.add, () => accounts[0])
    const screen = await showPayout()
    await screen.getByRole('combobox', { name: 'E-wallet' }).selectOptions('GCash')
    await screen.getByLabelText('Mobile number').fill(typed)
    await screen.getByLabelText('Payment password').fill('７４０２１３')
    await screen.getByRole('button', { name: 'Add account' }).click()
    await expect
      .poll(() => network.sent(payout.add)[0]?.body)
      .toEqual({
        bankId: 'gcash',
        number: '09171234567',
        paymentPassword: '740213',
      })
  },
)

async function typeAccount() {
  const network = gatewayWithTeller()
  const screen = await showPayout()
  await screen.getByRole('radio', { name: 'Bank account' }).click()
  const bank = screen.getByLabelText('Bank', { exact: true })
  const number = screen.getByLabelText('Account number')
  const pin = screen.getByLabelText('Payment password')
  await bank.selectOptions('BPI')
  await number.fill('0034 5521 09')
  await pin.fill('740213')
  const expectAllTyped = async () => {
    await expect.element(bank).toHaveValue('bpi')
    await expect.element(number).toHaveValue('0034 5521 09')
    await expect.element(pin).toHaveValue('740213')
  }
  return { network, screen, number, expectAllTyped, add: screen.getByRole('button', { name: 'Add account' }) }
}

test.each(faultCases)(
  '[NET-05][ERR-01][MBR-03] an account that isn’t added says so after $fault, all that was typed stays, and the next try adds it',
  async ({ answer, says }) => {
    const { network, screen, number, add, expectAllTyped } = await typeAccount()
    network.answer(payout.add, answer)
    await add.click()
    await expect.element(screen.getByRole('alert')).toMatchTextContent(says)
    await expectAllTyped()
    network.answer(payout.add, () => accounts[1])
    await add.click()
    await expect.element(number).toHaveValue('')
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    const [first, second, ...more] = network.sent(payout.add).map(({ body }) => body)
    expect([second, more]).toEqual([first, []])
  },
)

test('[NET-05, MBR-03] offline and back while an account is added: it says so, all that was typed stays, and one is added', async () => {
  const { network, screen, number, add, expectAllTyped } = await typeAccount()
  network.answer(payout.add, () => accounts[1])
  network.connect(false)
  await add.click()
  await expect.element(screen.getByText(en.fault.offline)).toBeVisible()
  await expectAllTyped()
  network.connect(true)
  await add.click()
  await expect.element(number).toHaveValue('')
  await expect.element(screen.getByText(en.fault.offline)).not.toBeInTheDocument()
  expect(network.sent(payout.add)).toHaveLength(2)
})

test('[MBR-03] making default and removing name their account; removing asks and needs the password', async () => {
  const network = gatewayWithTeller()
  network.answer(payout.setDefault, () => null)
  network.answer(payout.remove, () => ({}))
  const screen = await showPayout()
  await screen.getByRole('button', { name: 'Make default: BPI •••• 4471' }).click()
  await expect.poll(() => network.sent(payout.setDefault)[0]?.body).toEqual({ accountId: '2' })
  await screen.getByRole('button', { name: 'Remove BPI •••• 4471' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Remove BPI •••• 4471?' })
  await dialog.getByRole('button', { name: 'Remove account' }).click()
  await expect.element(dialog.getByText('Enter your six digits.')).toBeVisible()
  await dialog.getByLabelText('Payment password').fill('740213')
  await dialog.getByRole('button', { name: 'Remove account' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(network.sent(payout.remove).map(({ body }) => body)).toEqual([
    { accountId: '2', paymentPassword: '740213' },
  ])
})

test('[MBR-03] the section without payout accounts, and with the maximum number of them', async () => {
  const network = gatewayWithTeller()
  network.answer(payout.accounts, () => ({ accounts: [], most: 5, holder: null }))
  const screen = await showPayout()
  await expect.element(screen.getByRole('heading', { name: 'No account yet' })).toBeVisible()
  await expect.element(screen.getByLabelText('Name on the account')).not.toHaveAttribute('readonly')
  await screen.unmount()
  network.answer(payout.accounts, () => ({ accounts, most: 3, holder: 'J•••' }))
  const full = await showPayout()
  await expect.element(full.getByText('You have 3 accounts', { exact: false })).toBeVisible()
})

test.each(widths)('[A11Y-01] both sections pass WCAG 2.2 AA in both themes, at %i px', async (width) => {
  await setWidth(width)
  gatewayWithTeller()
  for (const [show, words] of [
    [showPin, 'When we ask for it'],
    [showPayout, 'Name on the account'],
  ] as const) {
    const screen = await show()
    await expect.element(screen.getByText(words)).toBeVisible()
    expect(await violations()).toEqual([])
    for (const part of screen.baseElement.querySelectorAll('dialog section, dialog form, dialog li'))
      expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(width)
    await screen.unmount()
  }
})
