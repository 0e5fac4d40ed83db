import { expect, test } from '../fixtures/site.ts'
import { LoginForm } from '../pages/login-form.ts'

test('[RT-08, RT-14, SPT-01] sports lists its vendors; a visitor logs in and FB opens', async ({
  page,
  site,
  account,
}) => {
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
  await expect(page.getByRole('heading', { name: 'Kampeon Sports', exact: true })).toBeVisible()

  await page.goBack()
  await site.main.getByRole('button', { name: 'Open Marahuyo Gaming' }).click()
  await expect(page).toHaveURL(/\/seamless\?vendor=MG&/)
})

test('[RT-08, SPT-01] cockfight and the lotteries list theirs', async ({ page, site }) => {
  await page.goto('/cockfight')
  await expect(site.main.getByRole('button', { name: 'Open Derby Ochenta' })).toBeVisible()
  await expect(site.main.getByText(/^Fight \d+ of 960$/)).toBeVisible()
  await page.goto('/elott')
  await expect(site.main.getByRole('button', { name: 'Open Kislap Draws' })).toBeVisible()
  await page.goto('/lott')
  await site.main.getByRole('button', { name: 'Open South Sea Draws' }).click()
  await expect(page).toHaveURL(/\/lottery\?vendor=TCG_SEA$/)
})

test('[RT-16] esports with several vendors shows them, with one opens it at once', async ({
  page,
  site,
  sandbox,
  account,
}) => {
  await site.openSignedIn('/', account.token)
  await site.nav.getByRole('link', { name: 'Esports' }).click()
  await expect(site.main.getByRole('button', { name: /^Open / })).toHaveCount(5)

  await sandbox.setFlag('hiddenVendors', 'AI,IMES,TF,IA')
  await page.goto('/promotions')
  await page.goto('/esports')
  await expect(page).toHaveURL(/\/seamless\?vendor=AV&/)
  // It replaced the entry in the history, so Back doesn't lead into it again.
  await page.goBack()
  await expect(page).toHaveURL(/\/promotions$/)
})

test('[RT-16, GRD-01] a visitor is asked to log in first, and then gets there', async ({
  page,
  site,
  sandbox,
  account,
}) => {
  await sandbox.setFlag('hiddenVendors', 'AI,IMES,TF,IA')
  await page.goto('/esports')
  const form = new LoginForm(page)
  await expect(form.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(site.main.getByRole('button', { name: 'Open Alab Versus' })).toBeVisible()
  await site.main.getByRole('button', { name: 'Open Alab Versus' }).click()
  await form.logIn(account.username, account.password)
  await expect(page).toHaveURL(/\/seamless\?vendor=AV&/)
})
