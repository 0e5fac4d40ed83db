import { expect, test } from '../fixtures/site.ts'
import { LoginForm } from '../pages/login-form.ts'

test('[AGT-02][REG-06] a link that an agent makes brings a player into the team; switched off, it brings nobody', async ({
  page,
  site,
  sandbox,
  browser,
}) => {
  await site.openSignedIn('/?agent=registerCentre', await sandbox.signIn('agent1'))
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  await centre.getByRole('button', { name: 'New link' }).click()
  const dialog = page.getByRole('dialog', { name: 'New invitation link' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Plaza')
  await dialog.getByRole('textbox', { name: 'Rebate rate' }).fill('0.5')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByText(/^The link \w{8} is ready\.$/)).toBeVisible()
  const address = (await centre.getByText(/affiliateCode=\w{8}$/).textContent()) ?? ''
  const path = address.slice(address.indexOf('/register'))

  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const other = await visitor.newPage()
  await other.goto(path)
  const form = other.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Username' }).fill('plazaplayer')
  await form.getByLabel('Password', { exact: true }).fill('Mabuhay8')
  await form.getByLabel('Confirm password').fill('Mabuhay8')
  for (const box of await form.getByRole('checkbox').all()) await box.check({ force: true })
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(other.getByRole('button', { name: 'plazaplayer' })).toBeVisible()
  await visitor.close()

  await page.reload()
  const row = centre.getByRole('row', { name: /Plaza/ })
  await expect(row.getByRole('cell').nth(4)).toHaveText('1')
  await expect(row.getByRole('cell').nth(5)).toHaveText('1')
  await page.goto('/?agent=downline&agent.find=plazaplayer')
  await centre.getByRole('button', { name: 'Details of plazaplayer' }).click()
  const detail = page.getByRole('dialog', { name: 'plazaplayer' })
  await expect(detail.getByText(/^Plaza, \w{8}$/)).toBeVisible()
  await expect(detail.getByText('now 0.5%', { exact: false })).toBeVisible()

  await page.goto('/?agent=registerCentre')
  await centre.getByRole('button', { name: 'Switch off the link Plaza' }).click()
  await page
    .getByRole('dialog', { name: 'Switch off Plaza?' })
    .getByRole('button', { name: 'Switch off' })
    .click()
  await expect(page.getByText('Plaza is off.')).toBeVisible()
  const code = new URLSearchParams(path.split('?')[1]).get('affiliateCode') ?? ''
  const { hostname } = new URL(page.url())
  const answer = await page.request.get('/wps/agent/affiliate', {
    headers: { Merchant: 'palaro' },
    params: { code, domain: hostname },
  })
  expect(await answer.json()).toMatchObject({ value: { valid: false } })
})

test('[AGT-02] an account that an agent creates asks its owner for a new password', async ({
  page,
  site,
  sandbox,
  browser,
}) => {
  await site.openSignedIn('/?agent=registerCentre', await sandbox.signIn('agent2'))
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  const form = centre.getByRole('region', { name: 'Create account' })
  await form.getByRole('textbox', { name: 'Account name' }).fill('habagat7')
  await form.getByLabel('First password', { exact: true }).fill('Araw4471')
  await form.getByRole('radio', { name: 'Agent' }).check({ force: true })
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByRole('heading', { name: 'habagat7 is ready' })).toBeFocused()

  const owner = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const own = await owner.newPage()
  await own.goto('/login')
  await new LoginForm(own).logIn('habagat7', 'Araw4471')
  await expect(own.getByRole('dialog', { name: 'Change password' })).toBeVisible()
  await owner.close()
  expect(await sandbox.account('habagat7')).toMatchObject({ username: 'habagat7' })
})
