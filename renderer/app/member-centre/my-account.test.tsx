import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useCountdowns } from '#lib/forms/countdown/countdown-store.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { faultCases } from '#lib/testing/fault-cases.ts'
import { lost, refusal } from '#lib/testing/network.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { Toaster } from '#ui/toast/toaster.tsx'
import { showCentre } from './show-centre.tsx'
import { gatewayWithAccount, identityCheck, ownProfile } from './testing/account-network.ts'

const { profile, contacts, identity, devices, system } = contract

beforeEach(() => {
  useSessionStore.getState().setSignedIn(false)
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12), toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  useCountdowns.setState({ runs: {}, asked: {} })
  await page.viewport(1280, 800)
})

const show = (section = '') => showCentre(section && `?section=${section}`, 'securityCenter')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const box = (name: string) => page.getByRole('textbox', { name, exact: true })

const shown = {
  '': 'Profile',
  profile: 'Save',
  contacts: 'Add an email',
  identity: 'Start',
  devices: /^Sign out other/,
}
test.each(
  Object.entries(shown).flatMap(([section, sign]) => widths.map((width) => [section, width, sign] as const)),
)(
  '[MBR-03][A11Y-01] %s at %i px keeps within its window and passes WCAG 2.2 AA in both themes',
  async (section, width, sign) => {
    await setWidth(width)
    gatewayWithAccount()
    await show(section)
    await expect.element(button(sign)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    for (const part of document.querySelectorAll('dialog section > *, dialog li, dialog button'))
      expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  },
)

describe('[MBR-03] the list of sections', () => {
  test('[MBR-16] says who it is, with club and labels, and what each section holds', async () => {
    gatewayWithAccount()
    await show()
    await expect.element(page.getByRole('heading', { name: 'Bituin' })).toBeVisible()
    for (const label of ['juan · Member since March 2024', 'Bay Club', 'Silver'])
      await expect.element(page.getByText(label, { exact: true })).toBeVisible()
    await expect.element(button('Mobile and email')).toHaveAccessibleDescription('0917 ••• ••67')
    await expect.element(button('Profile')).toHaveAccessibleDescription('3 of 9 filled in')
    await expect
      .element(button('Devices and logins'))
      .toHaveAccessibleDescription(/2 logged in: Chrome on Windows/)
    await expect.element(button('Identity check')).toHaveAccessibleDescription('Not started')
  })

  test('a section opens in the address, and the way back returns to its row', async () => {
    gatewayWithAccount()
    const screen = await show()
    await button('Password').click()
    await expect.element(screen.getByTestId('address')).toHaveTextContent('/?section=password')
    const back = page.getByRole('region', { name: 'Password' }).getByRole('button', { name: 'My account' })
    await expect.element(back).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Password')).toHaveFocus()
    expect(screen.getByTestId('address').element().textContent).toBe('/')
  })

  test('[FMT-02] on a phone a section has one head: its title, one way back to the list, and the note below', async () => {
    await page.viewport(390, 800)
    gatewayWithAccount()
    await show('devices')
    const heading = (name: string) => page.getByRole('heading', { name, exact: true })
    await expect.element(heading('Devices and logins')).toBeVisible()
    expect(heading('My account').query()).toBeNull()
    await expect.element(page.getByText('Where you’re logged in, and every login attempt.')).toBeVisible()
    expect(button('Back').query()).toBeNull()
    await button('My account').click()
    await expect.element(heading('My account')).toBeVisible()
    await expect.element(button('Back')).toBeVisible()
  })

  test('an unknown section, and one that the merchant doesn’t have, is dropped for the list', async () => {
    const network = gatewayWithAccount()
    network.answer(system.settings, () => ({ nodes: [] }))
    await show('identity')
    await expect.element(button('Devices and logins')).toBeVisible()
    expect(button('Identity check').query()).toBeNull()
  })

  test('[PWD-02] the password is changed in its dialog', async () => {
    gatewayWithAccount()
    await show('password')
    await button('Change password').click()
    expect(useOverlays.getState().open).toEqual({ name: 'changePassword' })
  })
})

describe('[MBR-03] the profile', () => {
  test('shows which fields are fixed or will be, and sends only those that may change', async () => {
    const network = gatewayWithAccount()
    network.answer(profile.save, () => ({ ...ownProfile, nickname: 'Tala', birthday: '1994-08-12' }))
    await show('profile')
    await expect.element(page.getByRole('textbox', { name: 'Real name' })).toHaveAttribute('readonly')
    await box('Nickname').fill('Tala')
    await page.getByLabelText('Birthday').fill('1994-08-12')
    await expect.element(page.getByText('2 unsaved changes')).toBeVisible()
    await expect.element(page.getByText(/Check before you save: Birthday\./)).toBeVisible()
    await button('Save').click()
    await expect.element(page.getByText('All changes saved')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Birthday' })).toHaveValue('Aug 12, 1994')
    const sent = network.sent(profile.save)[0]?.body
    expect(sent).toMatchObject({ nickname: 'Tala', birthday: '1994-08-12', occupation: 'nurse' })
    expect(sent).not.toHaveProperty('realName')
    expect(sent).not.toHaveProperty('nationality')
  })

  test('what was typed is there again after leaving the section, until it is saved or the session ends', async () => {
    const network = gatewayWithAccount()
    useSessionStore.getState().setSignedIn(true)
    const leave = () => page.getByRole('region').getByRole('button', { name: 'My account' }).last().click()
    await show('profile')
    await box('Nickname').fill('Tala')
    await leave()
    await button('Profile').click()
    await expect.element(box('Nickname')).toHaveValue('Tala')
    await expect.element(page.getByText('1 unsaved change')).toBeVisible()
    network.answer(profile.save, () => ({ ...ownProfile, nickname: 'Tala' }))
    network.answer(profile.own, () => ({ ...ownProfile, nickname: 'Tala' }))
    await button('Save').click()
    await expect.element(page.getByText('All changes saved')).toBeVisible()
    await leave()
    await button('Profile').click()
    await expect.element(page.getByText('All changes saved')).toBeVisible()

    await box('Nickname').fill('Ligaya')
    await leave()
    useSessionStore.getState().setSignedIn(false)
    useSessionStore.getState().setSignedIn(true)
    await button('Profile').click()
    await expect.element(box('Nickname')).toHaveValue('Tala')
  })

  test.each([
    ['Nickname', 'x', /Use 2 to 20 letters/],
    ['Telegram', '??', /Enter a Telegram username/],
    ['Zalo', '0917 12', /Enter the full number/],
  ])('%s can’t be %s', async (name, value, message) => {
    const network = gatewayWithAccount()
    await show('profile')
    const field = box(name)
    await field.fill(value)
    await button('Save').click()
    await expect.element(field).toHaveAccessibleDescription(message)
    await expect.element(field).toHaveFocus()
    expect(network.sent(profile.save)).toEqual([])
  })

  test('a birthday under the age limit is refused with a message', async () => {
    gatewayWithAccount()
    await show('profile')
    await page.getByLabelText('Birthday').fill('2010-01-01')
    await button('Save').click()
    await expect.element(page.getByText('You must be at least 18 years old to play.')).toBeVisible()
  })

  test('a taken nickname is marked, a lost answer keeps everything typed', async () => {
    const network = gatewayWithAccount()
    network.answer(profile.save, () => refusal('NICKNAME_TAKEN', 'Taken.', { field: 'nickname' }))
    await show('profile')
    await box('Nickname').fill('Tala')
    await button('Save').click()
    await expect.element(box('Nickname')).toHaveAccessibleDescription('Taken.')
    network.answer(profile.save, lost)
    await button('Save').click()
    await expect.element(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
    await expect.element(box('Nickname')).toHaveValue('Tala')
  })

  test('a drawn picture is taken at once', async () => {
    const network = gatewayWithAccount()
    network.answer(profile.setAvatar, () => ({ url: '/avatars/Tala.svg' }))
    await show('profile')
    await button('Tala').click()
    await expect.element(button('Tala')).toHaveAttribute('aria-pressed', 'true')
    expect(network.sent(profile.setAvatar)[0]?.body).toEqual({ kind: 'drawn', name: 'Tala' })
  })

  test('a failure to load can be retried', async () => {
    const network = gatewayWithAccount()
    network.answer(profile.own, () => refusal('NOT_FOUND', 'Gone.'))
    await show('profile')
    await expect.element(page.getByText('Your profile didn’t load')).toBeVisible()
    network.answer(profile.own, () => ownProfile)
    await button('Try again').click()
    await expect.element(box('Nickname')).toHaveValue('Bituin')
  })
})

/** The field, beside the way of the same name. */
const pin = () => page.getByLabelText('Payment password').last()

describe('[MBR-03] mobile and email', () => {
  test('an email is bound with the code sent to it', async () => {
    const network = gatewayWithAccount()
    network.answer(contacts.newCode, () => ({ expiredMinutes: 1 }))
    network.answer(contacts.bind, () => ({ mobile: '0917 ••• ••67', email: 'b•••@mail.example' }))
    await show('contacts')
    await button('Add an email').click()
    await button('Save this email').click()
    await expect.element(box('New email')).toHaveFocus()
    await expect.element(box('New email')).toHaveAccessibleDescription('Enter your new email address.')
    await box('New email').fill('nobody')
    await button('Send code').click()
    await expect.element(box('New email')).toHaveAccessibleDescription(/Enter a valid email address/)
    expect(network.sent(contacts.newCode)).toEqual([])
    await box('New email').fill('bago@mail.example')
    await button('Send code').click()
    await box('Code sent to the new email').fill('123456')
    await pin().fill('740213')
    await button('Save this email').click()
    await expect.element(page.getByText('b•••@mail.example')).toBeVisible()
    await expect.element(button('Change the email')).toHaveFocus()
    expect(network.sent(contacts.bind)[0]?.body).toEqual({
      kind: 'email',
      email: 'bago@mail.example',
      code: '123456',
      paymentPassword: '740213',
    })
  })

  test.each(faultCases)(
    '[NET-05][ERR-01] an email that isn’t bound says so after $fault, address and code stay, and the next try binds it',
    async ({ answer, says }) => {
      const network = gatewayWithAccount()
      network.answer(contacts.newCode, () => ({ expiredMinutes: 1 }))
      network.answer(contacts.bind, answer)
      await show('contacts')
      await button('Add an email').click()
      await box('New email').fill('bago@mail.example')
      await button('Send code').click()
      const code = box('Code sent to the new email')
      await code.fill('123456')
      await pin().fill('740213')
      await button('Save this email').click()
      await expect.element(page.getByRole('alert').filter({ hasText: says })).toBeVisible()
      await expect.element(box('New email')).toHaveValue('bago@mail.example')
      await expect.element(code).toHaveValue('123456')
      network.answer(contacts.bind, () => ({ mobile: '0917 ••• ••67', email: 'b•••@mail.example' }))
      await button('Save this email').click()
      await expect.element(page.getByText('b•••@mail.example')).toBeVisible()
      const [first, second, ...more] = network.sent(contacts.bind).map(({ body }) => body)
      expect([second, more]).toEqual([first, []])
    },
  )

  test('[SEC-06] a number is changed with the payment password or a code to the old one; refusals stand at their field', async () => {
    const network = gatewayWithAccount()
    network.answer(contacts.boundCode, () => ({ expiredMinutes: 1 }))
    network.answer(contacts.bind, () => refusal('WRONG_PAYMENT_PASSWORD', 'Wrong.'))
    await show('contacts')
    await button('Change the mobile number').click()
    await box('Mobile number').fill('0920 555 6666')
    await box('Code sent to the new number').fill('123456')
    await expect
      .element(page.getByText(/^After a change of your number, withdrawals wait a day/))
      .toBeVisible()
    const password = pin()
    await password.fill('000001')
    await button('Save this number').click()
    await expect.element(password).toHaveAccessibleDescription('Wrong.')
    await page.getByRole('radio', { name: 'Code to your number' }).click()
    network.answer(contacts.bind, () => refusal('WRONG_BOUND_CODE', 'Wrong code.'))
    const old = box('Code sent to 0917 ••• ••67')
    await old.fill('654321')
    await button('Save this number').click()
    await expect.element(old).toHaveAccessibleDescription('Wrong code.')
    expect(network.sent(contacts.bind).at(-1)?.body).toEqual({
      kind: 'mobile',
      mobileNum: '9205556666',
      countryDialingCode: '63',
      code: '123456',
      boundCode: '654321',
    })
  })
})

describe('[RSG-05] the identity check', () => {
  test('asks for number and pictures, each with its own message', async () => {
    const network = gatewayWithAccount()
    await show('identity')
    await button('Start').click()
    await page.getByRole('radio', { name: /Passport/ }).click()
    await button('Send documents').click()
    await expect.element(box('Document number')).toHaveFocus()
    await expect
      .element(box('Document number'))
      .toHaveAccessibleDescription('Enter the number on the document.')
    expect(page.getByText('Add this picture.').elements()).toHaveLength(2)
    await box('Document number').fill('12')
    await button('Send documents').click()
    await expect
      .element(box('Document number'))
      .toHaveAccessibleDescription(/doesn’t match the document type/)
    expect(network.sent(identity.submit)).toEqual([])
  })

  test('what was entered is there again after leaving', async () => {
    gatewayWithAccount()
    useSessionStore.getState().setSignedIn(true)
    await show('identity')
    await button('Start').click()
    await page.getByRole('radio', { name: /Passport/ }).click()
    await box('Document number').fill('P1234567A')
    await page.getByRole('region').getByRole('button', { name: 'My account' }).last().click()
    await button('Identity check').click()
    await button('Start').click()
    await expect.element(box('Document number')).toHaveValue('P1234567A')
    await expect.element(page.getByRole('radio', { name: /Passport/ })).toBeChecked()
  })

  test.each([
    ['review', 'We’re checking your documents', []],
    ['verified', 'You’re verified', []],
    ['rejected', 'We couldn’t accept your documents', ['Send documents again']],
  ] as const)('%s: %s', async (state, title, actions) => {
    const network = gatewayWithAccount()
    network.answer(identity.check, () => ({
      ...identityCheck,
      state,
      document: 'passport',
      sent: 1_000_000,
      decided: state === 'review' ? null : 2_000_000,
      reason: state === 'rejected' ? 'unreadable' : null,
    }))
    await show('identity')
    await expect.element(page.getByText(title)).toBeVisible()
    const offered = button(/^Start|again$/)
      .elements()
      .map(({ textContent }) => textContent)
    expect(offered).toEqual(actions)
  })

  test('without name and birthday it leads to the profile', async () => {
    const network = gatewayWithAccount()
    network.answer(identity.check, () => ({ ...identityCheck, detailsComplete: false }))
    await show('identity')
    await button('Complete profile').click()
    await expect.element(box('Nickname')).toBeVisible()
  })
})

describe('[MBR-03] devices and logins', () => {
  test('this device can’t be signed out, another one can, and all others', async () => {
    const network = gatewayWithAccount()
    network.answer(devices.signOut, () => ({ ended: 1 }))
    network.answer(devices.signOutOthers, () => ({ ended: 1 }))
    await show('devices')
    await expect.element(page.getByText('This device')).toBeVisible()
    expect(page.getByRole('button', { name: /^Sign out (?!other)/ }).elements()).toHaveLength(1)
    await button('Sign out Safari on iPhone').click()
    await expect.poll(() => network.sent(devices.signedIn).length).toBe(2)
    expect(network.sent(devices.signOut)[0]?.body).toEqual({ deviceId: 'two' })
    await button('Sign out other devices').click()
    await expect.poll(() => network.sent(devices.signOutOthers).length).toBe(1)
  })

  test('a failed sign-out is reported', async () => {
    const network = gatewayWithAccount()
    network.answer(devices.signOut, lost)
    await render(<Toaster label="Messages" closeLabel="Close" />)
    await show('devices')
    await button('Sign out Safari on iPhone').click()
    await expect.element(page.getByText('The device wasn’t signed out')).toBeVisible()
  })

  test('the history names time, device, place, way and result; without logins it says so', async () => {
    const network = gatewayWithAccount()
    await show('devices')
    const rows = page.getByRole('table', { name: 'Login history' }).getByRole('row')
    for (const words of ['2026-11-21 18:59:59', 'SMS code', 'Wrong password or code'])
      await expect.element(rows.nth(2)).toMatchTextContent(words)
    network.answer(devices.logins, () => ({ list: [], total: 0, totalPages: 0 }))
    await button('Today').click()
    await expect.element(page.getByText('No logins on these dates')).toBeVisible()
  })
})
