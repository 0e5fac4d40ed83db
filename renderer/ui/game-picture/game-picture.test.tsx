import { beforeEach, expect, test } from 'vitest'
import { useCdnStore } from '#lib/games/cdn-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { GamePicture } from './game-picture.tsx'

/** Nothing listens on these two ports. */
const deadCdn = 'http://127.0.0.1:9'
const otherDeadCdn = 'http://127.0.0.1:13'
const liveCdn = location.origin
/** A picture that the test's own server has. */
const icon = '/resources/brand/palaro/mark.svg'

function gatewayWith(imageCDNs: readonly string[]) {
  const network = fakeNetwork()
  network.answer(system.permission, () => ({ info: { ...samples.permission.info, imageCDNs } }))
}

/** The URLs that pictures were requested from, in order. */
function watchAddresses(): string[] {
  const asked: string[] = []
  const noted = new WeakMap<Node, string>()
  const note = (node: Node) => {
    const src = node instanceof HTMLImageElement ? node.getAttribute('src') : null
    if (!src?.startsWith('http') || noted.get(node) === src) return
    noted.set(node, src)
    asked.push(src)
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      note(target)
      for (const node of addedNodes) note(node)
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['src'] })
  return asked
}

const box = (content: React.ReactNode) => <div style={{ inlineSize: 160, blockSize: 200 }}>{content}</div>

beforeEach(() => useCdnStore.setState({ image: 0, failed: [] }))

test('[LST-10] after three retries across the CDNs the name is drawn in its place', async () => {
  gatewayWith([deadCdn, otherDeadCdn])
  const path = '/g/1.svg'
  const asked = watchAddresses()
  const screen = await renderSite(box(<GamePicture icon={path} name="Lapu Legends" />))
  await expect.element(screen.getByText('Lapu Legends')).toBeVisible()
  expect(asked.filter((address) => address.endsWith(path))).toEqual([
    deadCdn + path,
    otherDeadCdn + path,
    deadCdn + path,
    otherDeadCdn + path,
  ])
})

test('[BOOT-08, LST-10] where one CDN fails the next delivers, and pictures that follow ask it first', async () => {
  gatewayWith([deadCdn, liveCdn])
  const { container } = await renderSite(box(<GamePicture icon={icon} name="Lapu Legends" />))
  // A picture has its size a moment before it is reported as loaded, which is when the order of the CDNs changes.
  await expect.poll(() => useCdnStore.getState().failed).toEqual([deadCdn])
  const picture = container.querySelector('img')
  expect(picture?.src).toBe(liveCdn + icon)
  expect(picture?.naturalWidth).toBeGreaterThan(0)
})

test('[LST-10] a picture is not asked for until a tenth of it is in sight, nor framed by the browser meanwhile', async () => {
  gatewayWith([liveCdn])
  const { container } = await renderSite(
    <>
      {/* As tiles do, so that it has its size before it has loaded. */}
      <style>{'img { display: block; inline-size: 100%; block-size: 100% }'}</style>
      <div style={{ blockSize: 3000 }} />
      {box(<GamePicture icon={icon} name="Lapu Legends" />)}
    </>,
  )
  const picture = container.querySelector('img')
  expect(picture?.getAttribute('src')).toBeNull()
  expect(picture?.checkVisibility({ visibilityProperty: true })).toBe(false)
  /** Scrolls until a share of the picture is in sight, and waits until the browser has looked. */
  const show = async (share: number) => {
    const { top, height } = picture?.getBoundingClientRect() ?? new DOMRect()
    window.scrollBy({ top: top + height * share - innerHeight, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  }
  await show(0.05)
  expect(picture?.getAttribute('src')).toBeNull()
  await show(0.15)
  await expect.poll(() => container.querySelector('img')?.naturalWidth).toBeGreaterThan(0)
  expect(picture?.checkVisibility({ visibilityProperty: true })).toBe(true)
})
