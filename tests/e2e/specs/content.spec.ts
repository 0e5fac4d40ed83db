import { expect, test } from '../fixtures/site.ts'
import { LoginForm } from '../pages/login-form.ts'

test('[PRO-01, RT-10] a visitor finds a promotion by its type, reads what it gives, logs in and gets where it leads', async ({
  page,
  site,
  account,
}) => {
  await page.goto('/promotions')
  const types = site.main.getByRole('group', { name: 'Promotion types' })
  await types.getByRole('button', { name: /^Newbie ?1$/ }).click()
  await expect(page).toHaveURL(/\?type=newbie$/)
  await expect(site.main.getByRole('article')).toHaveCount(1)
  await types.getByRole('button', { name: /^All/ }).click()
  await site.main.getByRole('link', { name: 'First deposit: 100% up to ₱5,000' }).click()
  await expect(page).toHaveURL(/\/promoDetail\?id=first$/)
  await expect(site.main.getByRole('heading', { level: 1, name: /First deposit/ })).toBeVisible()
  const examples = site.main.getByRole('table', { name: 'What your deposit gets you' })
  await expect(examples.getByRole('row').last()).toHaveText('₱5,000.00₱5,000.00₱120,000.00')
  await expect(site.main.getByRole('list', { name: 'Terms' }).getByRole('listitem')).toHaveCount(3)
  await site.main.getByRole('button', { name: 'Log in to join' }).click()
  await new LoginForm(page).logIn(account.username, account.password)
  await expect(page).toHaveURL(/\/deposit$/)
})

test('[FBK-01, MBR-13] feedback keeps its words and pictures over failures and a reload, and arrives once', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  const words = 'The wheel <b>stood still</b> at midnight'
  const before = (await sandbox.feedback()).length
  await site.openSignedIn('/feedback?kind=game', account.token)
  await expect(site.main.getByRole('button', { name: 'A game' })).toHaveAttribute('aria-pressed', 'true')
  const text = site.main.getByRole('textbox', { name: 'Your message' })
  const send = site.main.getByRole('button', { name: 'Send', exact: true })
  await text.fill(words)
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } })
  const jpeg = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 300, height: 400 } })
  const input = site.main.getByLabel('Add pictures')
  const pictures = site.main.getByRole('group', { name: 'Pictures' })

  await sandbox.fault('feedback.picture', '500', { times: 1 })
  await input.setInputFiles({ name: 'reels.png', mimeType: 'image/png', buffer: picture })
  const retry = pictures.getByRole('button', { name: 'Try reels.png again' })
  await expect(retry).toBeVisible()
  await send.click()
  await expect(pictures).toContainText('didn’t upload')
  await retry.click()
  await expect(pictures.getByRole('status')).toHaveText('1 of 3 pictures added')
  await input.setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: jpeg })
  await expect(pictures.getByRole('status')).toHaveText('2 of 3 pictures added')
  await page.reload()
  await expect(text).toHaveValue(words)
  await expect(pictures.getByRole('listitem')).toHaveText([/reels\.png/, /receipt\.jpg/])

  // The work is done but the answer is cut off, so the site can't know whether it succeeded.
  await sandbox.fault('feedback.send', 'truncated', { times: 1 })
  await send.click()
  await expect(site.main.getByRole('alert')).toContainText('we’ll keep one copy only')
  await expect(text).toHaveValue(words)
  await sandbox.fault('feedback.send', 'delay', { times: 1, delay: 700 })
  await send.dblclick()
  await expect(site.main.getByText(/Your reference is F\d+/)).toBeVisible()
  const stored = await sandbox.feedback()
  expect(stored).toHaveLength(before + 1)
  expect(stored[0]).toMatchObject({ kind: 'game', username: account.username, content: words })
  expect(stored[0]?.pictures).toHaveLength(2)
  await site.main.getByRole('button', { name: 'Write another message' }).click()
  await expect(text).toHaveValue('')

  await page.goto('/__sandbox/inbox')
  const shown = page.getByRole('row', { name: words }).getByRole('img')
  await expect(shown).toHaveCount(2)
  for (const image of await shown.all())
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(200)
})
