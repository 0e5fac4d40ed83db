import { expect, test } from 'vitest'
import { HelpPage } from '#features/content/components/help-page.tsx'
import { PromotionPage } from '#features/promotions/components/promotion-page.tsx'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { promotions } from '#shared/contract/endpoints/promotions.ts'
import { system } from '#shared/contract/endpoints/system.ts'

const hostile = [
  '<p>Plain words</p>',
  '<script>window.hit = true</script>',
  '<img src="x" onerror="window.hit = true">',
  '<svg onload="window.hit = true"></svg>',
  '<iframe srcdoc="<script>parent.hit = true</script>"></iframe>',
  '<a href="javascript:window.hit = true">run</a>',
  '<a href="data:text/html,<script>opener.hit = true</script>">data</a>',
  '<form action="https://evil.example"><input name="password"><button>go</button></form>',
  '<p style="position:fixed;inset:0">cover</p>',
  '<a href="https://good.example/terms">the terms</a>',
  '<a href="/promotions">the promotions</a>',
  '<a href="https://[">broken</a>',
].join('')

const promotion = {
  promotionId: 'x',
  type: 'moonshine',
  title: '<b>Title</b>',
  summary: '<img src=x onerror=alert(1)>',
  content: hostile,
  picture: '/none.svg',
  startTime: 0,
  endTime: null,
  linkageType: 'PAGE',
  target: 'javascript:alert(1)',
}

const pages = [
  ['a promotion', <PromotionPage key="promotion" />, '/promoDetail?id=x'],
  ['help', <HelpPage key="help" />, '/help#x'],
] as const

test.each(pages)(
  '[NOT-04] nothing in the HTML of %s runs, and its links open outside',
  async (_, page, path) => {
    const network = fakeNetwork()
    network.answer(promotions.list, () => ({ list: [promotion] }))
    network.answer(system.helpCenter, () => ({
      topics: [{ tag: 'x', title: '<b>Title</b>', content: hostile }],
    }))
    const opened: string[] = []
    const screen = await renderSite(page, {
      path,
      platform: { publicOrigin: 'https://site.example', openExternal: (url) => void opened.push(url) },
    })
    await expect.element(screen.getByText('Plain words')).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: '<b>Title</b>' })).toBeVisible()

    const { container } = screen
    expect(container.querySelector('script, iframe, form, [onerror], [onload], [style*="fixed"]')).toBeNull()
    for (const link of container.querySelectorAll('a')) expect(link.href).not.toMatch(/^(javascript|data):/)

    await screen.getByRole('link', { name: 'the terms' }).click()
    await screen.getByRole('link', { name: 'the promotions' }).click()
    await screen.getByRole('link', { name: 'broken' }).click()
    expect(opened).toEqual(['https://good.example/terms', 'https://site.example/promotions'])
    expect('hit' in window).toBe(false)
  },
)
