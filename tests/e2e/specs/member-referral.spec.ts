import { expect, test } from '../fixtures/site.ts'

test('[MBR-10] a friend registers at the link, and is on the list of who invited them', async ({
  page,
  site,
  account,
  browser,
  baseURL,
}) => {
  await site.openSignedIn('/?member=referral', account.token)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByRole('heading', { name: 'No friends yet' })).toBeVisible()
  const link = await centre.getByText(/register\?referralCode=/).innerText()
  expect(new URL(link).origin).toBe(new URL(baseURL ?? '').origin)

  const context = await browser.newContext()
  const friend = await context.newPage()
  await friend.goto(link)
  const form = friend.getByRole('dialog', { name: 'Register' })
  const username = `f${Date.now().toString(36).slice(-7)}`
  await form.getByRole('textbox', { name: 'Username', exact: true }).fill(username)
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill('Mabuhay8')
  await form.getByRole('textbox', { name: 'Confirm password', exact: true }).fill('Mabuhay8')
  await form.getByRole('checkbox', { name: /18/ }).check()
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form).toBeHidden()
  await context.close()

  await page.reload()
  const masked = `${username.slice(0, 2)}***${username.slice(-1)}`
  const row = centre.getByRole('table', { name: 'Your friends' }).getByRole('row').nth(1)
  await expect(row).toContainText(masked)
  await expect(row).toContainText('No bets yet')
})
