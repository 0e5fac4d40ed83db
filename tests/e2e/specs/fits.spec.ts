/** Whether each text of the site has room, in the longest that any of its languages has. */
import type { Page } from '@playwright/test'
import { routeOf } from '#app/routing/route-list.ts'
import { readingOrder } from '#lib/testing/reading-order.ts'
import { type LanguageCode, languages, languageTag } from '#shared/i18n/languages.ts'
import { untilQuiet } from '#support/quiet.ts'
import brand from '../../../resources/brand/palaro/brand.json' with { type: 'json' }
import {
  agentCentre,
  centrePath,
  memberCentre,
  showCentrePage,
  untilComplete,
} from '../fixtures/centre-pages.ts'
import { fullAfterFirst } from '../fixtures/full.ts'
import { misfits } from '../fixtures/misfits.ts'
import { memberOverlays, visitorOverlays } from '../fixtures/overlays.ts'
import { height, inTours, memberAddresses, plainly, startIn, visitorAddresses } from '../fixtures/reading.ts'
import { settled } from '../fixtures/settled.ts'
import { expect, test } from '../fixtures/site.ts'
import { borrowed, names } from '../fixtures/site-texts.ts'
import { strangers } from '../fixtures/strangers.ts'
import {
  foreignIn,
  lengthenedLines,
  longestLines,
  longestWords,
  serveWorst,
  type Worst,
} from '../fixtures/worst-texts.ts'
import type { SitePage } from '../pages/site-page.ts'

// Named accounts with a past: the pages are full.
test.use({ history: true })

const widths = [320, 360, 390, 768, 1024, 1200, 1920, 2560]
/** Where a layout is narrowest. Words that fit there fit in wider windows. */
const narrowest = [320, 768, 1024, 1200]
/** The widths at which the site has other parts, and other texts. */
const layouts = [320, 1200]

/**
 * Chooses a language in the header. The window is wide, because each language ends with its widest. The button is found
 * by its icon, in any language.
 */
async function speak(page: Page, code: LanguageCode) {
  const { name } = languages[code]
  const tag = languageTag(code, brand.country)
  const html = page.locator('html')
  if ((await html.getAttribute('lang')) === tag) return
  const picker = page.locator('header button:has(.lucide-globe)')
  const choose = async () => {
    await picker.click()
    await page.getByRole('menuitemradio', { name }).click()
  }
  const reload = async () => {
    await page.evaluate((value) => localStorage.setItem('lang', value), code)
    await page.reload()
  }
  // A page without the site's header has no picker, and the dialog that some open with covers it once it has come.
  const isCovered = routeOf(new URL(page.url()).pathname).overlay !== undefined
  const isWithin = (await picker.count()) > 0 && !isCovered
  await untilQuiet(page, isWithin ? choose : reload, 150)
  await expect(html).toHaveAttribute('lang', tag)
  if (isCovered) await expect(page.locator('dialog:modal')).toBeVisible()
  // Rests on nothing that opens.
  await page.mouse.move(0, height - 1)
}

/** Narrow and wide windows have another header, which is drawn once the width is known. */
const redrawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    await document.fonts.ready
  })

/** What doesn't fit in the page in the longest texts, or is none of them, by their place and width. */
async function faultsIn(worst: Worst, page: Page, at: readonly number[]): Promise<object> {
  const all: Record<string, string[]> = {}
  const foreign = foreignIn(worst)
  const known = [...names, ...(borrowed[worst.code] ?? [])]
  for (const width of at) {
    await page.setViewportSize({ width, height })
    await redrawn(page)
    const faults = await settled(page, async () => [
      ...(await misfits(page, worst.isOwn)),
      ...(layouts.includes(width) ? await strangers(page, foreign, known) : []),
      ...(width === 768 ? await page.evaluate(readingOrder) : []),
    ])
    if (faults.length > 0) all[`${worst.code} ${width}`] = faults
  }
  return all
}

/** Begins with the longest texts in a language's place. */
async function beginIn(page: Page, first: Worst, ...others: Worst[]) {
  await plainly(page)
  await page.setViewportSize({ width: 1280, height })
  await serveWorst(page, [first, ...others])
  await startIn(page, first.code)
}

/** Visits the addresses in the longest lines, and then changes the language, which is to the longest words. */
async function visit({ page, site }: { page: Page; site: SitePage }, tour: readonly string[]) {
  await beginIn(page, lengthenedLines, longestWords)
  await site.tour(tour, async (address) => {
    await speak(page, lengthenedLines.code)
    expect.soft(await faultsIn(lengthenedLines, page, widths), address).toEqual({})
    await speak(page, longestWords.code)
    expect.soft(await faultsIn(longestWords, page, narrowest), address).toEqual({})
  })
}

const inFull = 'in the longest texts of all languages, from 320 to 2560 px'

for (const [index, tour] of inTours(visitorAddresses, 2).entries())
  test(
    `[I18N-01, I18N-05, LAY-07] ${inFull}, a visitor reads each in full: ${tour.join(' ')}`,
    fullAfterFirst(index),
    async ({ page, site }) => {
      test.slow()
      await visit({ page, site }, tour)
    },
  )

for (const [index, tour] of inTours(memberAddresses, 2).entries())
  test(
    `[I18N-01, I18N-05, LAY-07, LST-13] ${inFull}, a member reads each in full: ${tour.join(' ')}`,
    fullAfterFirst(index),
    async ({ page, site, account, sandbox }) => {
      test.slow()
      await sandbox.setBalance(account.username, '1234567.89')
      await site.keepSignedIn(account.token)
      await visit({ page, site }, tour)
    },
  )

for (const [what, worst, inCentres] of [
  ['lines', lengthenedLines, longestLines],
  ['words', longestWords, longestWords],
] as const) {
  for (const [who, addresses] of [
    ['visitor', visitorOverlays],
    ['member', memberOverlays],
  ] as const)
    test(`[I18N-01, I18N-05, LAY-07] with the longest ${what} of all languages, narrow and wide, a ${who} reads each text over a page in full: ${addresses.join(' ')}`, {
      tag: what === 'lines' && who === 'member' ? [] : '@full',
    }, async ({ page, site, account }) => {
      test.slow()
      await beginIn(page, worst)
      // What is a phone's alone opens there.
      const narrow = () => page.setViewportSize({ width: 320, height })
      await narrow()
      if (who === 'member') await site.keepSignedIn(account.token)
      await site.tour(addresses, async (address) => {
        await expect(page.locator('dialog:modal').first()).toBeVisible()
        expect.soft(await faultsIn(worst, page, layouts), address).toEqual({})
        if (address.includes('search')) {
          await page.keyboard.type('golden')
          await expect(page.getByRole('option', { name: /Golden Carabao/ }).first()).toBeVisible()
          expect.soft(await faultsIn(worst, page, layouts), 'what is found').toEqual({})
        }
        await narrow()
      })
    })

  for (const centre of [memberCentre, agentCentre])
    test(`[A11Y-02, I18N-01, I18N-05, LAY-07] with the longest ${what} of all languages, every page of the ${centre.name} centre fits a phone, and a wide window at 400 %`, {
      tag: what === 'lines' ? [] : '@full',
    }, async ({ page, site, sandbox }) => {
      test.slow()
      await beginIn(page, inCentres)
      await site.keepSignedIn(await sandbox.signIn(centre.account))
      await page.setViewportSize({ width: 320, height })
      await untilComplete(page, () => page.goto(centrePath(centre)))
      for (const key of centre.keys) {
        await showCentrePage(page, centre, key)
        expect.soft(await settled(page, () => misfits(page, inCentres.isOwn)), key).toEqual([])
      }
    })
}
