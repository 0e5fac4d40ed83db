import { logIn, register, signOut } from '#support/main-job.ts'
import { expect, test } from '../fixtures/site.ts'

const fresh = () => `n${Date.now().toString(36).slice(-6)}${Math.floor(Math.random() * 1000)}`

test('[AUTH-01, NET-04] login sends an encrypted payload with a bot token, and lands on home', async ({
  page,
  account,
  site,
}) => {
  const sent = page.waitForRequest((request) => request.url().endsWith('/wps/session/login'))
  await page.goto('/')
  await logIn(page, ` ${account.username} `, account.password)
  const body = (await sent).postData() ?? ''
  expect(JSON.parse(body)).toEqual({ payload: expect.stringMatching(/^[\w-]+(\.[\w-]*){4}$/) })
  expect(body).not.toContain(account.password)
  await expect(site.balance).toContainText('₱1,000.00')
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull()
})

test('[AUTH-11] a logout in one tab is seen by the other, and so is a login', async ({
  page,
  context,
  site,
  account,
}) => {
  await site.openSignedIn('/', account.token)
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('banner').getByRole('status', { name: 'Balance' })).toBeVisible()
  await signOut(page)
  await expect(other.getByRole('banner').getByRole('button', { name: 'Register' })).toBeVisible()
  await logIn(other, account.username, account.password)
  await expect(site.balance).toBeVisible()
})

test('[OUT-01] logout is told to the gateway, clears the session but for the merchant, and holds when the call fails', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await site.openSignedIn('/promotions', account.token)
  await sandbox.fault('session.logout', '500')
  const told = page.waitForRequest((request) => request.url().endsWith('/wps/session/logout'))
  await signOut(page)
  expect((await told).method()).toBe('DELETE')
  await expect(page).toHaveURL(/\/$/)
  const kept = () =>
    page.evaluate(() => ['token', 'account', 'merchant'].filter((key) => key in sessionStorage))
  await expect.poll(kept).toEqual(['merchant'])
})

test('[REG-01, REG-08] by username: the payload is sealed, the account stands, the welcome credit is there', async ({
  page,
  site,
  sandbox,
}) => {
  const username = fresh()
  const sent = page.waitForRequest((request) => request.url().endsWith('/wps/member/register'))
  await page.goto('/')
  await register(page, username, 'Mabuhay8')
  const request = await sent
  expect(request.method()).toBe('PUT')
  expect(JSON.parse(request.postData() ?? '')).toEqual({ payload: expect.any(String) })
  await expect(site.balance).toContainText('₱1,000.00')
  const { bookings } = await sandbox.account(username)
  expect(bookings).toContainEqual(expect.objectContaining({ amount: '1000.00' }))
})

test('[REG-01] by mobile number, with the code that was sent', async ({ page, site, sandbox }) => {
  const number = `0917${Math.floor(1_000_000 + Math.random() * 8_999_999)}`
  await page.goto('/register')
  const form = site.dialog('Register')
  await form.getByRole('tab', { name: /mobile/i }).click()
  await form.getByRole('textbox', { name: 'Mobile number' }).fill(number)
  await form.getByRole('button', { name: /send/i }).click()
  await expect.poll(() => sandbox.codeFor(`63${number.slice(1)}`).catch(() => '')).toMatch(/^\d{4,8}$/)
  await form.getByLabel('Verification code').fill(await sandbox.codeFor(`63${number.slice(1)}`))
  await form.getByLabel('Password', { exact: true }).fill('Mabuhay8')
  await form.getByLabel('Confirm password').fill('Mabuhay8')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form).toBeHidden()
  await expect(site.balance).toContainText('₱1,000.00')
})

test('[REG-03] the gateway’s rules decide, and their message names the limits', async ({ page, site }) => {
  await page.goto('/register')
  const form = site.dialog('Register')
  await form.getByRole('textbox', { name: 'Username' }).fill('8x')
  await form.getByLabel('Password', { exact: true }).fill('short')
  await form.getByLabel('Confirm password').fill('other')
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form.getByRole('textbox', { name: 'Username' })).toBeFocused()
  for (const label of ['Username', 'Password', 'Confirm password'])
    await expect(
      form
        .getByRole('textbox', { name: label, exact: true })
        .or(form.getByLabel(label, { exact: true }).and(page.locator('input'))),
    ).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(/4 [-–] 15/)
  await expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue('8x')
})

test('[GRD-01] a game asked for by a visitor starts once he has logged in', async ({
  page,
  site,
  account,
}) => {
  await page.goto('/rng')
  await site.tile('Golden Carabao').click()
  const form = site.dialog('Log in')
  await form.getByRole('textbox', { name: 'Username' }).fill(account.username)
  await form.getByLabel('Password', { exact: true }).fill(account.password)
  await form.getByRole('button', { name: 'Log in' }).click()
  await expect(page.locator('iframe[title="Golden Carabao"]')).toBeVisible()
})

test('[GRD-04] over a whole visit, no token went where it is not needed, nor to any other host', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  const strays: string[] = []
  const { origin } = new URL(sandbox.origin)
  page.on('request', (request) => {
    const url = new URL(request.url())
    const carries =
      JSON.stringify(request.headers()).includes(account.token) || request.url().includes(account.token)
    if (carries && url.origin !== origin) strays.push(url.href)
  })
  await site.openSignedIn('/', account.token)
  await page.waitForLoadState('networkidle')
  await page.goto('/rng')
  await site.tile('Golden Carabao').click()
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
  expect(strays).toEqual([])
  expect(await sandbox.violations()).toEqual([])
})
