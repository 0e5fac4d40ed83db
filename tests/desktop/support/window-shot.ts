import type { JSHandle } from '@playwright/test'
import type { BrowserWindow } from 'electron'
import { decodePng, encodePng, paste } from '#support/png.ts'

interface Layer {
  readonly x: number
  readonly y: number
  readonly png: string
}

/**
 * Takes a PNG of the whole window, with its visible views drawn over its page at their bounds. Electron's capturePage
 * only captures one page, and headless windows are on no screen.
 */
export async function screenshotOf(window: JSHandle<BrowserWindow>): Promise<Buffer> {
  const layers = await window.evaluate(async (shown) => {
    const pages = [{ x: 0, y: 0, contents: shown.webContents }]
    for (const view of shown.contentView.children) {
      if (!('webContents' in view) || !view.getVisible()) continue
      const { x, y } = view.getBounds()
      pages.push({ x, y, contents: view.webContents as typeof shown.webContents })
    }
    return Promise.all(
      pages.map(async ({ x, y, contents }): Promise<Layer> => {
        const picture = await contents.capturePage()
        return { x, y, png: picture.toPNG().toString('base64') }
      }),
    )
  })
  const [page, ...views] = layers.map(({ x, y, png }) => ({
    x,
    y,
    pixels: decodePng(Buffer.from(png, 'base64')),
  }))
  if (!page) throw new Error('The window has no page.')
  for (const { x, y, pixels } of views) paste(page.pixels, pixels, x, y)
  return encodePng(page.pixels)
}
