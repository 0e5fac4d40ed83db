/** Each language by itself, as a person reads it: every text in full, and none of another language. */
import type { Page } from '@playwright/test'
import { type LanguageCode, languageTag } from '#shared/i18n/languages.ts'
import brand from '../../../resources/brand/palaro/brand.json' with { type: 'json' }
import { misfits } from '../fixtures/misfits.ts'
import { height, inTours, memberAddresses, plainly, startIn, visitorAddresses } from '../fixtures/reading.ts'
import { settled } from '../fixtures/settled.ts'
import { expect, test } from '../fixtures/site.ts'
import { borrowed, foreignTo, names, offered, ownTexts } from '../fixtures/site-texts.ts'
import { strangers } from '../fixtures/strangers.ts'

/** What doesn't fit in the page, or is of another language. */
function faultsOf(code: LanguageCode, page: Page): Promise<string[]> {
  const known = [...names, ...(borrowed[code] ?? [])]
  return settled(page, async () => [
    ...(await misfits(page, ownTexts(code))),
    ...(await strangers(page, foreignTo(code), known)),
  ])
}

for (const [index, code] of offered.entries())
  for (const [who, tours] of [
    ['visitor', inTours(visitorAddresses, 15)],
    ['member', inTours(memberAddresses, 15)],
  ] as const)
    for (const tour of tours)
      test(`[I18N-05] in ${code} a ${who} reads every text in full, and none of another language: ${tour.join(' ')}`, {
        // A text that no language's file has is strange in each. It is noticed most in one of other letters.
        tag: code === 'JA' ? [] : '@full',
      }, async ({ page, site, account }) => {
        test.slow()
        await plainly(page)
        // Each of the two widths has languages in Latin letters, and in others.
        await page.setViewportSize({ width: index % 2 === 0 ? 320 : 1200, height })
        await startIn(page, code)
        if (who === 'member') await site.keepSignedIn(account.token)
        await site.tour(tour, async (address) => {
          await expect(page.locator('html')).toHaveAttribute('lang', languageTag(code, brand.country))
          expect.soft(await faultsOf(code, page), address).toEqual([])
        })
      })
