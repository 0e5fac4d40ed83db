import type { Page } from '@playwright/test'
import { routeOf } from '#app/routing/route-list.ts'
import { routes } from '#app/routing/routes.ts'
import { keysOf } from '#shared/domain/keys-of.ts'
import { type LanguageCode, languages, languageTag } from '#shared/i18n/languages.ts'
import { untilQuiet } from '#support/quiet.ts'
import brand from '../../../resources/brand/palaro/brand.json' with { type: 'json' }
import { misfits } from '../fixtures/misfits.ts'
import { addressOf, ownScreens, type ScreenName, screens } from '../fixtures/screens.ts'
import { expect, test } from '../fixtures/site.ts'
import { borrowed, foreignTo, names, patternsOf } from '../fixtures/site-texts.ts'
import { strangers } from '../fixtures/strangers.ts'

const widths = [320, 360, 390, 768, 1024, 1200, 1920]
/** Where a layout is narrowest. What fits there in another language fits in wider windows, as in the first. */
const narrowest = [320, 768, 1024, 1200]
/** The widths at which the site has other parts, and other texts. */
const layouts = [320, 1200]

const codes = keysOf(languages).filter((code) => brand.languages.offered.includes(code))

/** Texts in Latin letters are the widest, because their lines break only between words. */
const widthsFor = (code: LanguageCode) => {
  if (code === codes[0]) return widths
  return new Intl.Locale(languages[code].tag).maximize().script === 'Latn' ? narrowest : layouts
}
/** High enough that what is drawn when it comes into view is there. */
const height = 2400

/** Screens that are different for a member. */
const own = ownScreens.filter((name) => !['home', 'betRank'].includes(routes[name].page))

/** Two screens are visited in one tab: not more, so that all workers share them, and none of them takes long. */
const inTours = (toured: readonly ScreenName[]) =>
  Array.from({ length: Math.ceil(toured.length / 2) }, (_, tour) =>
    toured.slice(tour * 2, tour * 2 + 2).map(addressOf),
  )

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

/** Texts alone are measured, and without pictures and effects a window is drawn several times as fast. */
const plainly = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`img, svg { visibility: hidden !important }
      *, ::before, ::after { background-image: none !important; mask: none !important; box-shadow: none !important;
        filter: none !important; backdrop-filter: none !important; animation: none !important }`)
    document.adoptedStyleSheets.push(sheet)
  })

/** What doesn't fit at this address or is of another language, by language and width. */
async function faultsAt(page: Page): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const code of codes) {
    await speak(page, code)
    const texts = patternsOf(code)
    const foreign = foreignTo(code, codes)
    const known = [...names, ...(borrowed[code] ?? [])]
    const faultsOf = async (width: number) => [
      ...(await misfits(page, texts)),
      ...(layouts.includes(width) ? await strangers(page, foreign, known) : []),
    ]
    for (const width of widthsFor(code)) {
      await page.setViewportSize({ width, height })
      await redrawn(page)
      let faults = await faultsOf(width)
      if (faults.length > 0) {
        // Parts that come with the width may still be on their way.
        await untilQuiet(page)
        faults = await faultsOf(width)
      }
      if (faults.length > 0) all[`${code} ${width}`] = faults
    }
  }
  return all
}

// The deposit sends visitors to the login, which opens over it.
for (const tour of inTours(screens.filter((name) => name !== 'deposit')))
  test(`[I18N-05, LAY-07] in every language, from 320 to 1920 px, a visitor reads every text in full, and none of another language: ${tour.join(' ')}`, async ({
    page,
    site,
  }) => {
    test.slow()
    await plainly(page)
    await page.setViewportSize({ width: 1280, height })
    await site.tour(tour, async (address) => expect.soft(await faultsAt(page), address).toEqual({}))
  })

for (const tour of inTours(own))
  test(`[I18N-05, LAY-07] in every language, from 320 to 1920 px, a member reads every text in full, and none of another language: ${tour.join(' ')}`, async ({
    page,
    site,
    account,
    sandbox,
  }) => {
    test.slow()
    await plainly(page)
    await page.setViewportSize({ width: 1280, height })
    await sandbox.setBalance(account.username, '1234567.89')
    await site.keepSignedIn(account.token)
    await site.tour(tour, async (address) => expect.soft(await faultsAt(page), address).toEqual({}))
  })
