/**
 * Every screen and overlay in both themes, on a phone and a desktop, to the touch, and in the order in which it is read.
 * They come from the tables of routes, overlays, the centres' pages and the account's sections, so a new one is included.
 */
import {
  agentCentre,
  centrePath,
  memberCentre,
  showCentrePage,
  untilComplete,
} from '../fixtures/centre-pages.ts'
import { tourView, viewsOf } from '../fixtures/centre-views.ts'
import { fullAfterFirst } from '../fixtures/full.ts'
import { overlaysFor, showOverlay } from '../fixtures/overlays.ts'
import { addressOf, ownScreens, screens } from '../fixtures/screens.ts'
import { expect, test } from '../fixtures/site.ts'
import { lookOver } from '../fixtures/violations.ts'

// Named accounts with a past: the pages are full.
test.use({ history: true })

/** Loading the site takes time, so several are visited in one tab; not too many, so that all workers share them. */
const inParts = <Item>(all: readonly Item[]): Item[][] => {
  const parts = Math.ceil(all.length / 9)
  return Array.from({ length: parts }, (_, part) => all.filter((_item, index) => index % parts === part))
}
const title = (what: readonly string[]) =>
  `no one is kept out, in either theme, narrow and wide and to the touch: ${what.join(' ')}`

const visited = [...screens.filter((name) => name !== 'deposit').map(addressOf), '/no/such/page']

for (const [who, addresses] of [
  ['visitor', visited],
  ['member', ownScreens.map(addressOf)],
] as const)
  for (const [index, part] of inParts(addresses).entries())
    test(
      `[A11Y-01, A11Y-02] as a ${who}, ${title(part)}`,
      fullAfterFirst(index),
      async ({ page, site, sandbox }) => {
        if (who === 'member') await site.keepSignedIn(await sandbox.signIn('juan'))
        await site.tour(part, async (address) => {
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
          await lookOver(page, address)
        })
      },
    )

for (const [who, parts] of [
  ['visitor', inParts(overlaysFor('visitor'))],
  ['member', inParts(overlaysFor('member'))],
  ['newcomer', overlaysFor('newcomer').map((name) => [name])],
] as const)
  for (const part of parts)
    test(`[A11Y-01, A11Y-02] over a page, as a ${who}, ${title(part)}`, {
      tag: who === 'member' ? [] : '@full',
    }, async ({ page, site, sandbox }) => {
      if (who === 'member') await site.openSignedIn('/help', await sandbox.signIn('juan'))
      else await page.goto('/help')
      for (const name of part) {
        await showOverlay({ site, sandbox }, name)
        await lookOver(page, name)
      }
    })

test(`[A11Y-01, A11Y-02] ${title(['a game', 'a game that failed'])}`, { tag: '@full' }, async ({
  page,
  site,
  sandbox,
  account,
}) => {
  await site.openSignedIn('/rng', account.token)
  await site.tile('Golden Carabao').click()
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeEnabled()
  await lookOver(page, 'a game')
  await sandbox.fault('games.launch', '500')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await lookOver(page, 'a game that failed')
})

for (const centre of [memberCentre, agentCentre])
  for (const [index, part] of inParts(centre.keys).entries())
    test(
      `[A11Y-01, A11Y-02, ${centre.name === 'member' ? 'MBR-01' : 'AGT-01'}] in the ${centre.name} centre, ${title(part)}`,
      fullAfterFirst(index),
      async ({ page, site, sandbox }) => {
        await site.keepSignedIn(await sandbox.signIn(centre.account))
        await untilComplete(page, () => page.goto(centrePath(centre)))
        for (const key of part) {
          await showCentrePage(page, centre, key)
          await lookOver(page, key)
        }
      },
    )

for (const centre of [memberCentre, agentCentre])
  for (const [index, part] of inParts(viewsOf(centre)).entries())
    test(`[A11Y-01, A11Y-02, ${centre.name === 'member' ? 'MBR-01' : 'AGT-01'}] in the sections, records and forms of the ${centre.name} centre no one is kept out, part ${index + 1}`, {
      tag: '@full',
    }, async ({ page, site, sandbox }) => {
      await sandbox.setFlag('identityCheck', true)
      await site.keepSignedIn(await sandbox.signIn(centre.account))
      await untilComplete(page, () => page.goto(centrePath(centre)))
      for (const address of part)
        await tourView(page, address, (what, opened) => lookOver(page, what, { onPhone: opened }))
    })
