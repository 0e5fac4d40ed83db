import { signOut } from '#support/main-job.ts'
import { expect, test } from '../fixtures/site.ts'

const game = 'Golden Carabao'

test('[LAY-01, DLG-03, RT-19] what is open has an address: Back closes it, a reload shows it, and Back then leaves the page', async ({
  page,
  site,
}) => {
  const logIn = site.header.getByRole('button', { name: 'Log in' })
  const login = site.dialog('Log in')
  await page.goto('/promotions')
  await page.goto('/rng')
  const bare = page.url()
  await test.step('Back at the very moment of opening', async () => {
    const back = page.evaluate(() => {
      const { pushState } = history
      history.pushState = (...entry) => {
        history.pushState = pushState
        history.pushState(...entry)
        history.back()
      }
      return new Promise((went) => addEventListener('popstate', went, { once: true })).then(() => {})
    })
    await logIn.click()
    await back
    await expect(login).toBeHidden()
    await expect(logIn).toBeEnabled()
    expect(page.url()).toBe(bare)
  })

  await test.step('a dialog', async () => {
    await logIn.click()
    await expect(login).toBeVisible()
    await expect(page).toHaveURL(/\/rng\?overlay=login$/)
    await page.goBack()
    await expect(login).toBeHidden()
    expect(page.url()).toBe(bare)
    await page.goForward()
    await expect(login).toBeVisible()
    await page.reload()
    await expect(login).toBeVisible()
    await login.getByRole('button', { name: 'Close' }).click()
    await expect(login).toBeHidden()
    await expect(page).toHaveURL(bare)
  })

  await test.step('a dialog above a sheet', async () => {
    await site.tile(game).hover()
    await site.main
      .getByRole('button', { name: `Details of ${game}` })
      .first()
      .click()
    const details = site.dialog(game)
    await expect(details).toBeVisible()
    await expect(page).toHaveURL(/overlay=details\.\w+\.\d+$/)
    await details.getByRole('button', { name: `Add ${game} to favourites` }).click()
    await expect(login).toBeVisible()
    await expect(page).toHaveURL(/overlay=details\.\w+\.\d+&overlay=login$/)
    await page.keyboard.press('Escape')
    await expect(login).toBeHidden()
    await expect(details).toBeVisible()
    await page.goBack()
    await expect(details).toBeHidden()
  })

  await test.step('a search that led to another page', async () => {
    await site.header.getByRole('button', { name: 'Search games' }).click()
    const search = page.getByRole('combobox', { name: 'Search games' })
    await search.fill('promotions')
    await page
      .getByRole('option', { name: /^Promotions/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/promotions$/)
    // Nobody goes back before the page has been seen.
    await expect(site.main.getByRole('heading', { name: 'Promotions', exact: true })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/rng$/)
    await expect(site.main.getByRole('heading').first()).toBeVisible()
    await expect(search).toBeHidden()
  })

  // What was opened is closed again, so Back leaves the page at once.
  await page.goBack()
  await expect(page).toHaveURL(/\/promotions$/)
})

test('[STO-03] nothing of one account is left for the next: not in storage, not on screen, not in the answers', async ({
  page,
  site,
  sandbox,
  account,
}) => {
  const logIn = async (username: string, password: string) => {
    await site.header.getByRole('textbox', { name: 'Username' }).fill(username)
    await site.header.getByRole('textbox', { name: 'Password' }).fill(password)
    await site.header.getByRole('button', { name: 'Log in' }).click()
    await expect(site.balance).toContainText('₱')
  }
  await sandbox.setBalance('juan', '98765.43')
  await page.goto('/')
  await logIn('juan', 'Palaro123')
  await expect(site.balance).toHaveText('₱98,765.43')
  const id = await page.evaluate(() => sessionStorage.getItem('customerId'))
  // Visits the screens that load the account's own data.
  for (const path of ['/pointMall', '/lottery', '/bet-rank', '/promotions', '/rng?type=recent', '/deposit'])
    await site.follow(path)
  await site.main.getByRole('textbox', { name: 'Amount' }).fill('321')

  await signOut(page)
  await expect(site.header.getByRole('textbox', { name: 'Username' })).toBeVisible()
  const left = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(await left()).not.toMatch(/juan|98765|98,765/)
  expect(await left()).not.toContain(`"customerId":"${id}"`)

  await logIn(account.username, account.password)
  await expect(site.balance).toHaveText('₱1,000.00')
  await site.follow('/deposit')
  await expect(site.main.getByRole('textbox', { name: 'Amount' })).not.toHaveValue('321.00')
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/juan\b|98,765/)
  expect(await left()).not.toMatch(/juan|98765/)
})
