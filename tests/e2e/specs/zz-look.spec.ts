import { test } from '../fixtures/site.ts'
test.use({ history: true })
const pages: [string,string][] = [['raffle','/promoDetail?id=parol'],['first','/promoDetail?id=first'],['zalo','/promoDetail?id=zalo'],['list','/promotions']]
for (const theme of ['light','dark'] as const) for (const width of [1280,390])
test(`look ${theme} ${width}`, async ({ page, site, sandbox }) => {
  test.setTimeout(120_000)
  await sandbox.setFlag('raffleDraws', 'win')
  const token = await sandbox.signIn('juan')
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: theme })
  await site.openSignedIn('/promotions', token)
  for (const [name, path] of pages) {
    await page.goto(path)
    await page.waitForTimeout(1500)
    if (name==='raffle' && theme==='light' && width===1280) { await page.screenshot({ path: `/tmp/raffle/raffle0-${width}-${theme}.png`, fullPage: true }) }
    if (name==='raffle') { const b = page.getByRole('button', { name: 'Parol 5', exact: true }); if (await b.count() && await b.isEnabled()) { await b.click(); await page.waitForTimeout(1500) } }
    await page.screenshot({ path: `/tmp/raffle/${name}-${width}-${theme}.png`, fullPage: true })
  }
})
