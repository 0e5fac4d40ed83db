import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { routes } from '#app/routing/routes.ts'
import { keysOf } from '#shared/domain/keys-of.ts'
import { type LanguageCode, languages } from '#shared/i18n/languages.ts'
import { untilQuiet } from '#support/quiet.ts'
import brand from '../../../resources/brand/palaro/brand.json' with { type: 'json' }
import { misfits } from '../fixtures/misfits.ts'
import { expect, test } from '../fixtures/site.ts'

const widths = [320, 360, 390, 768, 1024, 1280, 1920]
/** High enough that what is drawn when it comes into view is there. */
const height = 2400

const codes = keysOf(languages).filter((code) => brand.languages.offered.includes(code))

/** Lobbies of one vendor, which differ from that of `jili` in their games only. */
const alike: readonly (keyof typeof routes)[] = ['pp', 'pg', 'ybg', 'fc']
/** One address of each screen that the route table declares. Games are shown in a frame of their own. */
const addressOf = (name: keyof typeof routes) =>
  name === 'promotion' ? '/promoDetail?id=zalo' : routes[name].paths[0]
const screens = keysOf(routes).filter((name) => routes[name].page !== 'game' && !alike.includes(name))
/** Screens that are different for a member. */
const own = screens.filter((name) =>
  ['lobby', 'points', 'depositRank', 'deposit', 'lottery'].includes(routes[name].page),
)

/** Loading the site takes most of the time, so several screens are visited in one tab. */
const inTours = (names: readonly (keyof typeof routes)[]) =>
  Array.from({ length: Math.ceil(names.length / 4) }, (_, tour) =>
    names.slice(tour * 4, tour * 4 + 4).map(addressOf),
  )

const locales = resolve(import.meta.dirname, '../../../shared/i18n/locales')
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Patterns of all texts of a language. Those of hardly more than values are left out, as they fit any text. */
function textsOf(code: LanguageCode): string[] {
  const all: string[] = []
  const collect = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner)
    if (typeof value !== 'string') return
    const parts = value.split(/\{\{.*?\}\}/)
    if (parts.length === 1 || parts.join('').length > 12) all.push(parts.map(escaped).join('.+'))
  }
  for (const file of readdirSync(resolve(locales, code)))
    collect(JSON.parse(readFileSync(resolve(locales, code, file), 'utf8')))
  return all
}

/** Chooses a language in the header of a wide window. Its button is found by its icon, in any language. */
async function speak(page: Page, code: LanguageCode) {
  const { name, tag } = languages[code]
  await page.setViewportSize({ width: 1280, height })
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
  // A page without the site's header has no picker, and an open dialog covers it.
  const isWithin = (await picker.count()) > 0 && (await page.locator('dialog:modal').count()) === 0
  await untilQuiet(page, isWithin ? choose : reload, 150)
  await expect(html).toHaveAttribute('lang', tag)
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

/** What doesn't fit at this address, by language and width. */
async function faultsAt(page: Page): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const code of codes) {
    await speak(page, code)
    const texts = textsOf(code)
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      await redrawn(page)
      let faults = await misfits(page, texts)
      if (faults.length > 0) {
        // Parts that come with the width may still be on their way.
        await untilQuiet(page)
        faults = await misfits(page, texts)
      }
      if (faults.length > 0) all[`${code} ${width}`] = faults
    }
  }
  return all
}

// The deposit sends visitors to the login, which opens over it.
for (const tour of inTours(screens.filter((name) => name !== 'deposit')))
  test(`[I18N-05, LAY-07] in every language, from 320 to 1920 px, a visitor reads every text in full: ${tour.join(' ')}`, async ({
    page,
    site,
  }) => {
    test.slow()
    await plainly(page)
    await page.setViewportSize({ width: 1280, height })
    await site.tour(tour, async (address) => expect.soft(await faultsAt(page), address).toEqual({}))
  })

for (const tour of inTours(own))
  test(`[I18N-05, LAY-07] in every language, from 320 to 1920 px, a member reads every text in full: ${tour.join(' ')}`, async ({
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
