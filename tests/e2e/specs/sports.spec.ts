import { expect, test } from '../fixtures/site.ts'
import { LoginForm } from '../pages/login-form.ts'

test('[RT-08, RT-14, RT-16, SPT-01] sports lists its vendors; a visitor logs in and FB opens; a single vendor of esports opens at once', {
  tag: '@full',
}, async ({ page, site, account, sandbox }) => {
  await page.goto('/sports')
  await expect(site.main.getByRole('heading', { level: 1, name: 'Sports' })).toBeVisible()
  await expect(site.main.getByRole('button', { name: /^Open / })).toHaveCount(3)
  await expect(site.main.getByText('Derby Ochenta')).toHaveCount(0)
  // What the book has today, told by its provider through the gateway.
  const kampeon = site.main
    .getByRole('article')
    .filter({ has: page.getByRole('img', { name: 'Kampeon Sports' }) })
  await expect(kampeon.getByText('3,456 events today')).toBeVisible()
  await expect(kampeon.getByText(/^\d+ live$/)).toBeVisible()

  await site.main.getByRole('button', { name: 'Open Kampeon Sports' }).click()
  const form = new LoginForm(page)
  await form.logIn(account.username, account.password)
  await expect(page).toHaveURL(/\/fbsports$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Kampeon Sports' })).toBeVisible()
  await expect(page.locator('iframe')).toBeVisible()
  expect((await sandbox.calls())['games.fbSportsLaunch']).toBe(1)

  await page.goBack()
  await site.main.getByRole('button', { name: 'Open Marahuyo Gaming' }).click()
  await expect(page).toHaveURL(/\/seamless\?vendor=MG&/)

  await test.step('esports', async () => {
    await site.follow('/esports')
    await expect(site.main.getByRole('button', { name: /^Open / })).toHaveCount(5)
    await sandbox.setFlag('hiddenVendors', 'AI,IMES,TF,IA')
    await page.goto('/promotions')
    await page.goto('/esports')
    await expect(page).toHaveURL(/\/seamless\?vendor=AV&/)
    // It replaced the entry in the history, so Back doesn't lead into it again.
    await page.goBack()
    await expect(page).toHaveURL(/\/promotions$/)
  })
})
