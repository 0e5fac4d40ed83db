import { beforeAll, beforeEach, expect, test } from 'vitest'
import { HelpPage } from '#features/content/components/help-page.tsx'
import { NoticesPage } from '#features/notices/components/notices-page.tsx'
import { PromotionPage } from '#features/promotions/components/promotion-page.tsx'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { promotions } from '#shared/contract/endpoints/promotions.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { MessageDialogs } from '#ui/message-dialog/message-dialogs.tsx'
import { showDialog, useMessageDialogs } from '#ui/message-dialog/show-dialog.ts'
import { hostileHtml } from './testing/hostile-html.ts'

/** The parts of the site's content security policy that don't block the test's own scripts and style sheets. */
const policy = [
  "style-src-attr 'none'",
  "script-src-attr 'none'",
  "base-uri 'none'",
  "img-src 'self' data: blob: http://127.0.0.1:* http://localhost:*",
  "media-src 'none'",
  "object-src 'none'",
  "form-action 'self'",
].join('; ')

const reports: string[] = []
const note = ({ effectiveDirective, blockedURI, sample }: SecurityPolicyViolationEvent) =>
  void reports.push(`${effectiveDirective} ${blockedURI} ${sample}`)

beforeAll(() => {
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = policy
  document.head.append(meta)
  document.addEventListener('securitypolicyviolation', note)
})
beforeEach(() => {
  reports.length = 0
  useMessageDialogs.setState({ open: [] })
})

/** Reports arrive in order: once the one caused here is there, all earlier ones are too. */
async function reportsSoFar(): Promise<string[]> {
  document.createElement('p').setAttribute('onclick', 'last()')
  await expect.poll(() => reports.at(-1)).toContain('script-src-attr')
  return reports.slice(0, -1)
}

const foreignRequests = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => URL.parse(name)?.host !== location.host && !name.startsWith('http://127.0.0.1:4399/'))

function answer(content: string): void {
  const network = fakeNetwork()
  network.answer(promotions.list, () => ({
    list: [
      {
        promotionId: 'x',
        type: 'x',
        title: 'Title',
        summary: 'Summary',
        content,
        picture: '/mark.svg',
        startTime: 0,
        endTime: null,
        linkageType: 'PAGE',
        target: null,
      },
    ],
  }))
  network.answer(system.helpCenter, () => ({ topics: [{ tag: 'x', title: 'Title', content }] }))
  network.answer(system.announcements, () => ({
    player: [{ id: 1, title: 'Title', content, createTime: 0 }],
    banners: [],
    popup: [],
    promotion: [],
  }))
}

/** A notice shows its first words in the list too. */
const allPlaces = (
  <>
    <NoticesPage />
    <PromotionPage />
    <HelpPage />
    <MessageDialogs closesIn={String} />
  </>
)

test('[NOT-04, SEC-05] in a notice, a promotion, help and a dialog hostile HTML is dropped before the page’s policy sees it', async () => {
  for (const [index, html] of hostileHtml.entries()) {
    const content = `<p>Fixture ${index}</p>${html}`
    answer(content)
    const screen = await renderSite(allPlaces, { path: '/promoDetail?id=x#x' })
    void showDialog({ title: 'Title', html: content, buttons: [{ id: 'ok', label: 'OK' }] })
    const words = screen.getByText(`Fixture ${index}`, { exact: true })
    // Until a text is sanitised, its plain words are rendered hidden in its place.
    const shown = () => words.elements().filter((one) => one.closest('[aria-hidden]') === null)
    await expect.poll(() => shown().length).toBe(5)
    useMessageDialogs.setState({ open: [] })
    await screen.unmount()
  }
  expect(await reportsSoFar()).toEqual([])
  expect(foreignRequests()).toEqual([])
})
