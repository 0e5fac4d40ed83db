import type { Locator, Page } from '@playwright/test'
import type { SandboxClient } from '#support/sandbox.ts'
import { expect, test } from '../fixtures/site.ts'

const fresh = () => `r${Date.now().toString(36).slice(-6)}${Math.floor(Math.random() * 1000)}`
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

async function open(page: Page) {
  await page.goto('/register')
  const form = page.getByRole('dialog', { name: 'Register' })
  await expect(field(form, 'Username')).toBeFocused()
  return { form, submit: form.getByRole('button', { name: 'Register' }) }
}

test('[REG-02, REG-01, REG-06, REG-08, SMS-04] every field at once: asked for, checked, sent sealed, and kept by the gateway', async ({
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
  await field(form, 'Username').fill(username)
  await field(form, 'Password').fill(password)
  await field(form, 'Confirm password').fill(password)
  await form.getByRole('checkbox', { name: /18/ }).check()
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
  const sent = page.waitForRequest((request) => request.url().endsWith('/wps/member/register'))
  await submit.click()
  const request = await sent
  expect(request.method()).toBe('PUT')
  expect(JSON.parse(request.postData() ?? '')).toEqual({ payload: expect.any(String) })
  await expect(form).toBeHidden()
  await expect(site.balance).toContainText('₱1,000.00')
  const { bookings } = await sandbox.account(username)
  expect(bookings).toContainEqual(expect.objectContaining({ amount: '1000.00' }))
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
