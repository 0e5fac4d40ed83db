/** How the site looks to people whose system sets the colours, asks for more contrast, or spaces the text. */
import type { Page } from '@playwright/test'
import { routes } from '#app/routing/routes.ts'
import {
  agentCentre,
  centrePath,
  memberCentre,
  showCentrePage,
  untilComplete,
} from '../fixtures/centre-pages.ts'
import { misfits } from '../fixtures/misfits.ts'
import { addressOf, screens } from '../fixtures/screens.ts'
import { settled } from '../fixtures/settled.ts'
import { expect, test } from '../fixtures/site.ts'
import { ownTexts } from '../fixtures/site-texts.ts'
import { violationsOf } from '../fixtures/violations.ts'

test.use({ history: true })

/** One of each kind of page: tiles, a form with choices, filters and a table, a dialog with tabs and fields. */
const paths = [
  '/rng',
  '/deposit',
  centrePath(memberCentre, 'personalHistoryCopy'),
  '/help?overlay=notice.player.0',
]

/** Controls in front whose edge can't be seen, and chosen ones whose edge is no thicker than others'. */
const faint = (page: Page) =>
  page.evaluate(() => {
    const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const edgeOf = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
    }
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const chosen =
      '[aria-current]:not([aria-current="false"]), :is([aria-selected="true"], [aria-pressed="true"]), label:has(> :checked)'
    const all = [
      ...front.querySelectorAll(`button, input:not([type="checkbox"], [type="radio"]), select, ${chosen}`),
    ]
    return all
      .filter((one) => seen(one) && edgeOf(one) < (one.matches(chosen) ? 3 : 1))
      .map((one) => `${one.localName} "${one.ariaLabel ?? one.textContent}" ${edgeOf(one)}`)
  })

test('[A11Y-02] with the system’s colours every control has an edge, and what is chosen a thicker one', {
  tag: '@full',
}, async ({ page, site, sandbox }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await site.keepSignedIn(await sandbox.signIn('juan'))
  await site.tour(paths, async (path) => {
    // The style sheet with the edges comes after the page.
    expect.soft(await settled(page, () => faint(page)), path).toEqual([])
  })
})

test('[A11Y-01] asked for more contrast, texts have 7:1 in both themes', { tag: '@full' }, async ({
  page,
  site,
  sandbox,
}) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
  await site.keepSignedIn(await sandbox.signIn('juan'))
  await site.tour(paths, async (path) => {
    // The colours come in a style sheet of their own, after the page.
    for (const theme of ['light', 'dark']) {
      const look = () => violationsOf(page, { rules: ['color-contrast-enhanced'], theme })
      expect.soft(await settled(page, look), `${path}, ${theme}`).toEqual([])
    }
  })
})

/** The spacing that WCAG 1.4.12 lets readers set. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** One screen of each page. The deposit sends visitors to the login. */
const pages = [
  ...new Map(screens.filter((name) => name !== 'deposit').map((name) => [routes[name].page, name])).values(),
]

/** Gives every page that is loaded that spacing. */
const spaceOut = (page: Page) =>
  page.addInitScript((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, spacing)

test('[A11Y-01] with the text spacing of WCAG 1.4.12 every text of the site is read in full, on a phone', {
  tag: '@full',
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 2400 })
  await spaceOut(page)
  const isOwn = ownTexts('EN')
  await site.tour(pages.map(addressOf), async (address) => {
    expect.soft(await settled(page, () => misfits(page, isOwn)), address).toEqual([])
  })
})

for (const centre of [memberCentre, agentCentre]) {
  test(`[A11Y-01] with that spacing no table of the ${centre.name} centre is cut off`, {
    tag: '@full',
  }, async ({ page, site, sandbox }) => {
    await spaceOut(page)
    await site.keepSignedIn(await sandbox.signIn(centre.account))
    await untilComplete(page, () => page.goto(centrePath(centre)))
    for (const key of centre.keys) {
      await showCentrePage(page, centre, key)
      const cut = () =>
        page.locator('dialog[open] :has(> table)').evaluateAll((frames) =>
          frames
            .filter((frame) => frame.scrollWidth > frame.clientWidth + 1)
            .filter((frame) => !/auto|scroll/.test(getComputedStyle(frame).overflowX))
            .map((frame) => `${frame.className} is ${frame.scrollWidth - frame.clientWidth} px too narrow`),
        )
      expect.soft(await settled(page, cut), key).toEqual([])
    }
  })
}
