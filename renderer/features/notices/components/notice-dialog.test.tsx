import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { system } from '#shared/contract/endpoints/system.ts'
import { BannerNotice } from './banner-notice.tsx'
import { NoticeBar } from './notice-bar.tsx'
import { NoticeDialog } from './notice-dialog.tsx'

const createTime = Date.parse('2026-11-21T18:05:32+08:00')
const notice = (id: number, rest: object = {}) => ({
  id,
  title: `Notice number ${id}`,
  content: '<p>Words</p>',
  createTime,
  ...rest,
})
const many = (count: number) => Array.from({ length: count }, (_, place) => notice(place + 1))

/** The bar and what it opens. */
function Notices() {
  const shown = useOverlays((state) => state.open)
  return (
    <>
      <NoticeBar />
      <BannerNotice />
      {shown?.name === 'notice' && <NoticeDialog {...shown} />}
      <p>elsewhere</p>
    </>
  )
}

async function open(player: object[], banners: object[] = []) {
  fakeNetwork().answer(system.announcements, () => ({ player, banners, popup: [], promotion: [] }))
  const screen = await renderSite(<Notices />)
  const bar = screen.getByRole('region', { name: 'Notices' })
  await expect.element(bar).toBeVisible()
  return { screen, bar, dialog: screen.getByRole('dialog', { name: 'Notice' }) }
}

test('[NOT-01] the titles pass by, stop for pointer and keyboard, are one stop, and open at their place', async () => {
  const motion = async (value: 'no-preference' | 'reduce') => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  }
  onTestFinished(() => motion('reduce'))
  await motion('no-preference')
  const { screen, bar, dialog } = await open(many(12))
  const belt = bar.getByRole('list').first().element().parentElement
  const state = () => belt?.getAnimations()[0]?.playState
  const title = (number: number) => bar.getByRole('button', { name: new RegExp(`number ${number}$`) })
  await screen.getByText('elsewhere').hover()
  await expect.poll(state).toBe('running')
  if (belt?.parentElement) await userEvent.hover(belt.parentElement)
  await expect.poll(state).toBe('paused')
  await screen.getByText('elsewhere').hover()
  await expect.poll(state).toBe('running')

  title(1).element().focus()
  await expect.poll(state).toBe('paused')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(title(7)).toHaveFocus()
  const inSight = () => {
    const { left, right } = title(7).element().getBoundingClientRect()
    return left >= 0 && right <= innerWidth
  }
  await expect.poll(inSight).toBe(true)
  await userEvent.tab()
  await expect.element(bar.getByRole('button', { name: 'All notices' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(title(7)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(dialog.getByRole('button', { name: /number 7$/ }))
    .toHaveAttribute('aria-current', 'true')
  await expect.element(dialog.getByRole('article')).toMatchTextContent('2026-11-21 18:05:32')
  await motion('reduce')
  await expect.poll(state).toBeUndefined()
})

test.each([1280, 390])(
  '[NOT-02, SEC-05] at %i px nine titles a page, and neither a hostile title nor a hostile word breaks anything',
  async (width) => {
    await page.viewport(width, 800)
    const title = '\u202E<b>unbroken</b>'.repeat(80)
    const content = `<p>${'x'.repeat(3000)}</p><table><tr><td width=9999>${'wide'.repeat(400)}</td></tr></table>`
    const { screen, bar, dialog } = await open([notice(1, { title, content }), ...many(20).slice(1)])
    await bar.getByRole('button', { name: 'All notices' }).click()
    const article = dialog.getByRole('article')
    await expect.element(article).toMatchTextContent('xxx')
    const { right } = article.element().getBoundingClientRect()
    expect(right).toBeLessThanOrEqual(width)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)

    const titles = () => dialog.element().querySelectorAll('ol [aria-current]')
    expect(titles()).toHaveLength(9)
    await dialog.getByRole('button', { name: 'Page 3' }).click()
    await expect.poll(titles).toHaveLength(2)
    await dialog.getByRole('button', { name: /number 20$/ }).click()
    await expect.element(article).toMatchTextContent('Words')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(screen.getByText('elsewhere')).toBeVisible()
  },
)

test('[NOT-03] the notice on the banners opens by itself, and is read with one press', async () => {
  const { screen, dialog } = await open(many(2), [notice(60, { title: 'Jackpot of the day' })])
  await screen.getByRole('button', { name: 'Jackpot of the day' }).click()
  await expect.element(dialog.getByRole('heading', { name: 'Jackpot of the day' })).toBeVisible()
  expect(dialog.getByRole('list').query()).toBeNull()
  await dialog.getByRole('button', { name: 'Got it' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
