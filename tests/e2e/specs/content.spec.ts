import { contract } from '#shared/contract/endpoints/index.ts'
import { untilQuiet } from '#support/quiet.ts'
import { expect, test } from '../fixtures/site.ts'
import { LoginForm } from '../pages/login-form.ts'

test('[PRO-01, RT-10] promotions by type, each with its page; a visitor logs in and gets where it leads', async ({
  page,
  site,
  account,
}) => {
  await page.goto('/promotions')
  const types = site.main.getByRole('group', { name: 'Promotion types' })
  await expect(types.getByRole('button')).toHaveCount(14)
  await expect(types.getByRole('button', { name: /^All ?\d/ })).toHaveAttribute('aria-pressed', 'true')
  await types.getByRole('button', { name: /^Newbie ?1$/ }).click()
  await expect(page).toHaveURL(/\?type=newbie$/)
  await expect(site.main.getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(site.main.getByRole('article')).toHaveCount(1)

  await types.getByRole('button', { name: /^Lotto ?0$/ }).click()
  await expect(site.main.getByRole('heading', { name: 'No promotions in “Lotto” right now' })).toBeVisible()
  await site.main.getByRole('button', { name: 'See all promotions' }).click()
  await expect(page).toHaveURL(/\/promotions$/)
  await page.goto('/promotions?type=%3Cscript%3E')
  await expect(types.getByRole('button', { name: /^All ?\d/ })).toHaveAttribute('aria-pressed', 'true')

  await site.main.getByRole('link', { name: 'First deposit: 100% up to ₱5,000' }).click()
  await expect(page).toHaveURL(/\/promoDetail\?id=first$/)
  await expect(site.main.getByRole('heading', { level: 1, name: /First deposit/ })).toBeVisible()
  await expect(site.main.getByText('Deposit ₱100 or more.')).toBeVisible()
  const examples = site.main.getByRole('table', { name: 'What your deposit gets you' })
  await expect(examples.getByRole('row').last()).toHaveText('₱5,000.00₱5,000.00₱120,000.00')
  await expect(site.main.getByRole('list', { name: 'Terms' }).getByRole('listitem')).toHaveCount(3)
  await site.main.getByRole('button', { name: 'Log in to join' }).click()
  await new LoginForm(page).logIn(account.username, account.password)
  await expect(page).toHaveURL(/\/deposit$/)
})

test('[PRO-01] a promotion says how the account stands with it, from the gateway', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  for (const [promotion, state] of [
    ['rebate', 'joined'],
    ['first', 'claimed'],
    ['sports', 'rejected'],
    ['fish', 'process'],
    ['zalo', 'applying'],
    ['live', 'issued'],
  ] as const)
    await sandbox.setPromotionState(account.username, promotion, state)
  await site.openSignedIn('/promotions', account.token)
  const card = (title: RegExp) =>
    site.main.getByRole('article').filter({ has: page.getByRole('link', { name: title }) })
  for (const [title, word] of [
    [/Weekend rebate/, 'Joined'],
    [/First deposit/, 'Claimed'],
    [/Sports rebate/, 'Rejected'],
    [/Fishing happy hour/, 'In process'],
    [/Zalo reward/, 'Applying'],
    [/5% back/, 'Issued'],
    [/Card night/, 'Coming soon'],
    [/Fiesta free spins/, 'Closed'],
  ] as const)
    await expect(card(title).getByText(word, { exact: true })).toBeVisible()

  await page.goto('/promoDetail?id=zalo')
  await expect(
    site.main.getByText('You need a phone number on Zalo or WhatsApp to redeem this bonus.'),
  ).toBeVisible()
  await expect(site.main.getByRole('heading', { name: 'Zalo reward up to 131K' })).toBeVisible()
  const [outside] = await Promise.all([
    page.waitForEvent('popup'),
    site.main.getByRole('button', { name: 'Open zalo.example' }).click(),
  ])
  await outside.close()

  for (const settled of ['first', 'sports', 'live', 'card', 'fiesta']) {
    await page.goto(`/promoDetail?id=${settled}`)
    await expect(site.main.getByRole('status')).toBeVisible()
    await expect(site.main.getByText('For players aged 18 and over.')).toBeVisible()
    await expect(site.main.getByRole('link', { name: /^(Deposit|Browse games)$/ })).toBeHidden()
    await expect(site.main.getByRole('button', { name: /^(Play|Log in)/ })).toBeHidden()
  }
  await page.goto('/promoDetail?id=%3Cb%3Enothing')
  await expect(site.main.getByRole('heading', { name: 'Promotion not found' })).toBeVisible()
  await site.main.getByRole('link', { name: 'See all promotions' }).click()
  await expect(page).toHaveURL(/\/promotions$/)
})

test('[HLP-01, RT-12] help opens at its hash, and its search forgives and marks', async ({ page, site }) => {
  await page.goto('/help#withdraw')
  await expect(site.main.getByRole('heading', { level: 2, name: 'Withdraw' })).toBeVisible()
  await expect(site.main.getByRole('definition').filter({ hasText: '₱500,000.00' })).toBeVisible()
  await site.main.getByText('Can I withdraw to another person’s wallet?').click()
  await expect(site.main.getByText('Add one in your own name under My account')).toBeVisible()
  const search = site.main.getByRole('searchbox', { name: 'Search help' })
  await search.fill('witdhraw')
  await expect(site.main.getByRole('status').filter({ hasText: 'topics found' })).toBeAttached()
  await expect(site.main.locator('mark').first()).toHaveText(/withdraw/i)
  for (const nothing of ['z'.repeat(200), '<img src=x onerror=alert(1)>']) {
    await search.fill(nothing)
    await expect(site.main.getByRole('heading', { name: 'No results' })).toBeVisible()
  }
  await search.fill('💰')
  await expect(site.main.getByRole('heading', { level: 2, name: 'Withdraw' })).toBeVisible()
  await search.fill('copy correction')
  await site.main.getByRole('button', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(/#privacy$/)
  await expect(site.main.getByRole('heading', { level: 2, name: 'Privacy' })).toBeVisible()

  await page.goto('/helpmc#term')
  await expect(site.main.getByRole('heading', { level: 2, name: 'Terms' })).toBeVisible()
  await expect(site.header).toBeHidden()
  await page.goto('/help#%')
  await expect(site.main.getByRole('heading', { level: 2, name: 'About us' })).toBeVisible()
})

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1',
  })
  test('[DWN-01, RT-13] the visitor’s own system comes first, each with its steps and its code', async ({
    page,
    site,
  }) => {
    for (const path of ['/down', '/download']) {
      await page.goto(path)
      await expect(site.main.getByRole('radio').first()).toHaveAccessibleName('iPhone')
      await expect(site.main.getByRole('radio', { name: 'iPhone' })).toBeChecked()
      await expect(site.main.getByRole('heading', { name: 'Trust the developer' })).toBeVisible()
      await expect(site.main.getByRole('img', { name: 'QR code: get Palaro' })).toBeVisible()
    }
    await expect(site.main.getByRole('definition').filter({ hasText: 'iOS 16 or later' })).toBeVisible()
    await site.main.getByRole('radio', { name: 'Android' }).click()
    await expect(site.main.getByText(/SHA-256 checksum is c0b1f0d4/)).toBeVisible()
    await site.main.getByRole('radio', { name: 'Lite app' }).click()
    await expect(site.main.getByRole('radio', { name: 'Lite app' })).toBeChecked()
    await expect(page).toHaveURL(/\?app=H5$/)
    await expect(site.main.getByText('tap Share, then Add to Home Screen', { exact: false })).toBeVisible()
    const [outside] = await Promise.all([
      page.waitForEvent('popup'),
      site.main.getByRole('button', { name: 'Open the lite app' }).click(),
    ])
    await outside.close()
  })
})

test('[FBK-01] feedback keeps what was typed until it has arrived, and arrives once', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  const before = (await sandbox.feedback()).length
  await site.openSignedIn('/feedback?kind=game', account.token)
  await expect(site.main.getByRole('button', { name: 'A game' })).toHaveAttribute('aria-pressed', 'true')
  const text = site.main.getByRole('textbox', { name: 'Your message' })
  const send = site.main.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await expect(text).toBeFocused()
  await expect(text).toHaveAccessibleDescription(/Enter your message/)
  await text.fill('Too short')
  await expect(text).toHaveAccessibleDescription(/3 to 200 words/)
  await text.fill('The wheel <b>stood still</b> at midnight')
  await page.reload()
  await expect(text).toHaveValue('The wheel <b>stood still</b> at midnight')

  // The work is done but the answer is cut off, so the site can't know whether it succeeded.
  await sandbox.fault('feedback.send', 'truncated', { times: 1 })
  await send.click()
  await expect(site.main.getByRole('alert')).toContainText('we’ll keep one copy only')
  await expect(text).toHaveValue('The wheel <b>stood still</b> at midnight')
  await sandbox.fault('feedback.send', 'delay', { times: 1, delay: 700 })
  await send.dblclick()
  await expect(site.main.getByText(/Your reference is F\d+/)).toBeVisible()
  const stored = await sandbox.feedback()
  expect(stored).toHaveLength(before + 1)
  expect(stored[0]).toMatchObject({ kind: 'game', username: account.username })
  await site.main.getByRole('button', { name: 'Write another message' }).click()
  await expect(text).toHaveValue('')

  await page.goto('/__sandbox/inbox')
  await expect(page.getByText('The wheel <b>stood still</b> at midnight')).toBeVisible()
})

test('[FBK-01, MBR-13] feedback brings its pictures along, over a failed upload and a reload', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await site.openSignedIn('/feedback', account.token)
  await site.main.getByRole('textbox', { name: 'Your message' }).fill('The reels stand still here')
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } })
  const jpeg = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 300, height: 400 } })
  const input = site.main.getByLabel('Add pictures')
  const pictures = site.main.getByRole('group', { name: 'Pictures' })

  await sandbox.fault('feedback.picture', '500', { times: 1 })
  await input.setInputFiles({ name: 'reels.png', mimeType: 'image/png', buffer: picture })
  const retry = pictures.getByRole('button', { name: 'Try reels.png again' })
  await expect(retry).toBeVisible()
  await site.main.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(pictures).toContainText('didn’t upload')
  await retry.click()
  await expect(pictures.getByRole('status')).toHaveText('1 of 3 pictures added')
  await input.setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: jpeg })
  await expect(pictures.getByRole('status')).toHaveText('2 of 3 pictures added')
  await page.reload()
  await expect(pictures.getByRole('listitem')).toHaveText([/reels\.png/, /receipt\.jpg/])

  await site.main.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(site.main.getByText(/Your reference is F\d+/)).toBeVisible()
  const [stored] = await sandbox.feedback()
  expect(stored).toMatchObject({ username: account.username, content: 'The reels stand still here' })
  expect(stored?.pictures).toHaveLength(2)

  await page.goto('/__sandbox/inbox')
  const shown = page.getByRole('row', { name: 'The reels stand still here' }).getByRole('img')
  await expect(shown).toHaveCount(2)
  for (const image of await shown.all())
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(200)
})

test('[RSG-04] the responsible-gaming page has message, helpline, age, signs, and what play has cost', async ({
  page,
  site,
  account,
  sandbox,
  request,
}) => {
  await page.goto('/promotions')
  await site.toFoot()
  await site.footer.getByRole('link', { name: 'Responsible gaming' }).last().click()
  await expect(page).toHaveURL(/\/help#responsible-gaming$/)
  await expect(site.header).toBeVisible()
  await expect(
    site.main.getByRole('heading', { name: 'Gambling can be addictive. Know when to stop.' }),
  ).toBeVisible()
  await expect(site.main.getByRole('link', { name: '(02) 8248-9568' })).toHaveAttribute(
    'href',
    'tel:0282489568',
  )
  await expect(site.main.getByText('18+', { exact: true })).toBeVisible()
  await expect(site.main.getByRole('definition').filter({ hasText: /^Offered$/ })).toBeVisible()
  await site.main.getByRole('checkbox', { name: 'I try to win back what I lost' }).check()
  await site.main.getByRole('checkbox', { name: 'I borrow money to play' }).check()
  await expect(site.main.getByRole('status').filter({ hasText: 'call the helpline' })).toBeVisible()
  await site.main.getByRole('button', { name: 'Log in' }).click()
  await expect(site.dialog('Log in')).toBeVisible()

  const made = await request.fetch(contract.cashier.deposit.path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${account.token}`, 'Idempotency-Key': 'one', Merchant: 'palaro' },
    data: { channelId: 'gcash', amount: '750.50' },
  })
  const { orderId } = contract.cashier.deposit.value.parse((await made.json()).value)
  await sandbox.payDeposit(orderId)
  await sandbox.advanceClock(2000)
  await site.openSignedIn('/promotions', account.token)
  await page.goto('/helpmc#responsible-gaming')
  await expect(site.main.getByText('₱750.50', { exact: true })).toBeVisible()
  await expect(site.main.getByText('Deposited ₱750.50, withdrawn ₱0.00.')).toBeVisible()
})

test('[RSG-04] the helpline is there although the help centre is not', async ({ page, site, sandbox }) => {
  await sandbox.fault('system.helpCenter', '500')
  // Until the footer has asked for the topics too: whoever asks anew takes the failure away for a moment.
  await untilQuiet(page, () => page.goto('/help#responsible-gaming'))
  await expect(site.main.getByRole('link', { name: '(02) 8248-9568' })).toBeVisible()
  await page.goto('/help#term')
  await expect(site.main.getByRole('alert')).toContainText('didn’t load')
  await sandbox.clearFaults()
  const terms = site.main.getByRole('heading', { level: 2, name: 'Terms' })
  // The footer may have asked again by itself meanwhile, which brings the terms too.
  await site.main.getByRole('button', { name: 'Try again' }).or(terms).first().click()
  await expect(terms).toBeVisible()
})
