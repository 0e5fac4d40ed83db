import type { Locator, Page } from '@playwright/test'
import { called } from '#support/called.ts'
import type { SandboxClient } from '#support/sandbox.ts'
import { expect, test } from '../fixtures/site.ts'
import { violationsInBothThemes } from '../fixtures/violations.ts'

let made = 0
const fresh = () => `r${Date.now().toString(36).slice(-6)}${(made += 1)}`
const freshNumber = () => `0917${Math.floor(1_000_000 + Math.random() * 8_999_999)}`
const password = 'Mabuhay8'

const optional = ['email', 'payeeName', 'mobileNum', 'idNumber', 'recommenderId', 'captcha'] as const
const apps = ['qqNum', 'line', 'whatsapp', 'facebook', 'wechat'] as const

/** Turns on every field and makes it required. */
const allFields = (sandbox: SandboxClient) =>
  sandbox.setFlags({
    ...Object.fromEntries([...optional, ...apps].map((name) => [name, 'required'])),
    referralCode: 'required',
    affiliateCode: 'required',
    paymentPassword: 'required',
  })

const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true })

/** Fills in the minimum for registering by username. */
async function fillIn(form: Locator, username: string) {
  await field(form, 'Username').fill(username)
  await field(form, 'Password').fill(password)
  await field(form, 'Confirm password').fill(password)
  await form.getByRole('checkbox', { name: /18/ }).check()
}

async function open(page: Page, path = '/register') {
  await page.goto(path)
  const form = page.getByRole('dialog', { name: 'Register' })
  await expect(field(form, 'Username')).toBeFocused()
  return { form, submit: form.getByRole('button', { name: 'Register' }) }
}

test('[REG-02, REG-01, REG-06, SMS-04] every field at once: asked for, checked, sent, and kept by the gateway', async ({
  page,
  sandbox,
  site,
}) => {
  await allFields(sandbox)
  const { form, submit } = await open(page)
  await submit.click()
  await expect(form.getByRole('alert')).toContainText('Please fix 19 fields.')
  await expect(field(form, 'Username')).toBeFocused()

  const username = fresh()
  const mobile = freshNumber()
  await fillIn(form, username)
  await field(form, 'Mobile number').fill(`+63 ${mobile.slice(1)}`)
  const asked = page.waitForRequest((request) => request.url().endsWith('/wps/verification/sms/register'))
  await form.getByRole('button', { name: 'Send code' }).click()
  expect((await asked).postDataJSON()).toMatchObject({
    data: { countryDialingCode: '63', mobileNum: mobile.slice(1) },
  })
  await expect(field(form, 'Verification code')).toBeFocused()
  await field(form, 'Verification code').fill(await sandbox.codeFor(`63${mobile.slice(1)}`, 'register'))
  for (const [name, text] of Object.entries({
    'Payment password': '112233',
    'Real name': 'Ana Reyes',
    'ID number': 'P1234567A',
    Email: `${username}@mail.example`,
    WhatsApp: '+63 917 123 4567',
    LINE: 'ana.line',
    WeChat: 'ana_wechat',
    Facebook: 'facebook.com/ana',
    'QQ number': '10001',
    'Referral code': 'JUAN',
    'Recommender ID': 'JUAN',
    'Invitation code': 'agent2',
  }))
    await field(form, name).fill(text)
  await expect(
    form.getByRole('button', { name: 'New captcha image' }).getByRole('img', { includeHidden: true }),
  ).toBeVisible()
  await field(form, 'Captcha').fill((await sandbox.captcha()) ?? '')
  await submit.click()
  await expect(form).toBeHidden()
  await expect(site.balance).toContainText('₱1,000.00')
  expect((await sandbox.account(username)).username).toBe(username)
})

test('[REG-06, ERR-02] a wrong invitation code opens a dialog, and the way back is its field', async ({
  page,
  sandbox,
}) => {
  await sandbox.setFlag('affiliateCode', 'optional')
  const { form, submit } = await open(page)
  await fillIn(form, fresh())
  await field(form, 'Invitation code').fill('NOBODY')
  await submit.click()
  const dialog = page.getByRole('dialog', { name: 'This invitation code isn’t valid.' })
  await expect(dialog).toContainText('NOBODY')
  expect((await sandbox.calls())['member.register']).toBeUndefined()
  await page.keyboard.press('Escape')
  await expect(field(form, 'Invitation code')).toBeFocused()
  await field(form, 'Invitation code').fill('agent2')
  await submit.click()
  await expect(form).toBeHidden()
})

test('[REG-06] an affiliate link holds for the visit: looked around first, registered then', async ({
  page,
  site,
  sandbox,
}) => {
  await page.goto('/promotions?affiliateCode=agent2&referralCode=JUAN')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('referral'))).toContain('agent2')
  await site.nav.getByRole('link', { name: 'Slots' }).click()
  await site.header.getByRole('button', { name: 'Register' }).click()
  const form = site.dialog('Register')
  await expect(field(form, 'Referral code')).toHaveValue('JUAN')
  const username = fresh()
  await fillIn(form, username)
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form).toBeHidden()
  expect(await sandbox.account(username)).toMatchObject({ username })
})

const hostile = [
  ['long', 'x'.repeat(5000)],
  ['right to left', '\u202eمرحبا بالعالم\u202c'],
  ['emoji and combining', '👩‍👩‍👧‍👦 Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢'],
  ['zero width', 'a\u200b\u200d\ufeffb'],
  ['SQL', "Robert'); DROP TABLE members;--"],
  ['HTML', '<img src=x onerror="document.title=1"><script>document.title=1</script>'],
] as const

test('[SEC-05, REG-11] hostile text in every field harms nothing and stays as it was typed', async ({
  page,
  sandbox,
}) => {
  test.slow()
  await allFields(sandbox)
  for (const [kind, text] of hostile)
    await test.step(kind, async () => {
      const { form, submit } = await open(page)
      await expect(form.getByRole('textbox')).toHaveCount(18)
      await expect(page).toHaveTitle(/^Create your account/)
      const boxes = await form.getByRole('textbox').all()
      const kept: string[] = []
      for (const box of boxes) {
        await box.fill(text)
        kept.push(await box.inputValue())
      }
      await form.getByRole('checkbox', { name: /18/ }).check()
      await submit.click()
      await expect(form.getByRole('alert')).toBeVisible()
      for (const [place, box] of boxes.entries()) expect(await box.inputValue()).toBe(kept[place])
      await expect(page).toHaveTitle(/^Create your account/)
      expect((await sandbox.calls())['member.register']).toBeUndefined()
      // No input makes the page wider than the window.
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }))
      expect(scroll).toBeLessThanOrEqual(client)
    })
})

test('[NET-05, REG-11] whatever goes wrong with a registration is said, keeps what was typed, and it goes through after', async ({
  page,
  sandbox,
}) => {
  const { form, submit } = await open(page)
  await fillIn(form, fresh())
  for (const fault of ['html', 'drop'] as const) {
    await sandbox.fault('member.register', fault)
    await called(sandbox, 'member.register', () => submit.click())
    await expect(form.getByRole('alert')).toContainText(/Nothing was lost|Your entries are still here\./)
    await expect(field(form, 'Password')).toHaveValue(password)
    await sandbox.clearFaults()
  }
  await submit.click()
  await expect(form).toBeHidden()
})

// With a single lost answer, the browser resends the request itself. The gateway has already processed it.
for (const [fault, times] of [
  ['lostAnswer', 99],
  ['lostAnswer', 1],
] as const)
  test(`[REG-11, NET-05] an answer lost after the account was opened (${fault}, ${times}): the next try says how to go on`, async ({
    page,
    site,
    sandbox,
  }) => {
    await sandbox.fault('member.register', fault, { times })
    const { form, submit } = await open(page)
    const username = fresh()
    await fillIn(form, username)
    await submit.click()
    await expect(form.getByRole('alert')).toContainText(/Nothing was lost|Your entries are still here\./)
    await sandbox.clearFaults()
    await submit.click()
    await expect(form.getByRole('alert')).toContainText('You may have created this account just now')
    await form.getByRole('alert').getByRole('button', { name: 'Log in' }).click()
    const login = site.dialog('Log in')
    await expect(field(login, 'Username')).toHaveValue(username)
    await login.getByRole('button', { name: 'Log in' }).click()
    await expect(login).toBeHidden()
    await expect(site.balance).toContainText('₱1,000.00')
  })

test('[REG-01, A11Y-01] by mobile number and by keyboard alone', async ({ page, site, sandbox }) => {
  const mobile = freshNumber()
  const { form } = await open(page)
  await page.keyboard.press('Shift+Tab')
  await expect(form.getByRole('tab', { name: 'By username' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  // Waits for the other method's fields, so that late texts can't take the focus away.
  await expect(field(form, 'Mobile number')).toBeVisible()
  await expect(form.getByRole('tab', { name: 'By mobile number' })).toBeFocused()
  const tabTo = async (target: Locator) => {
    for (let steps = 0; steps < 15; steps += 1) {
      await page.keyboard.press('Tab')
      if (await target.evaluate((one) => one === document.activeElement)) return
    }
    throw new Error('the keyboard never reached it')
  }
  await tabTo(field(form, 'Mobile number'))
  await page.keyboard.type(mobile)
  await tabTo(field(form, 'Verification code'))
  await expect(field(form, 'Mobile number')).toHaveValue(/^0917 \d{3} \d{4}$/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(form, 'Verification code')).toBeFocused()
  await page.keyboard.type(await sandbox.codeFor(`63${mobile.slice(1)}`, 'register'))
  await tabTo(field(form, 'Password'))
  await page.keyboard.type(password)
  await tabTo(field(form, 'Confirm password'))
  await page.keyboard.type(password)
  await tabTo(form.getByRole('checkbox', { name: /18/ }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(site.balance).toContainText('₱1,000.00')
})

for (const width of [390, 1280])
  test(`[A11Y-01] the whole form in fault, and the dialog over it, have no violation in either theme, ${width} px`, async ({
    page,
    sandbox,
  }) => {
    await allFields(sandbox)
    await sandbox.setFlag('AGENTPOLICY3', true)
    await page.setViewportSize({ width, height: 900 })
    const { form, submit } = await open(page, '/register?affiliateCode=NOBODY')
    expect(await violationsInBothThemes(page)).toEqual([])
    await submit.click()
    await expect(form.getByRole('alert')).toBeVisible()
    expect(await violationsInBothThemes(page)).toEqual([])

    await sandbox.setFlags(Object.fromEntries([...optional, ...apps].map((name) => [name, 'off'])))
    await sandbox.setFlags({ referralCode: 'optional', paymentPassword: 'off' })
    await page.goto('/register?affiliateCode=NOBODY')
    // The form is painted from the stored rules first, which are then requested again.
    await expect(field(form, 'Email')).toHaveCount(0)
    await fillIn(form, fresh())
    await form.getByRole('checkbox', { name: /agent policy/ }).check()
    await submit.click()
    await expect(page.getByRole('dialog', { name: 'This invitation code isn’t valid.' })).toBeVisible()
    expect(await violationsInBothThemes(page)).toEqual([])
  })
