import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { openBrowser } from '../../../tests/perf/browser.ts'
import { type Drawn, icnsOf, icoOf } from '../icon-files.ts'
import { appIcons } from '../web-app-plugin.ts'
import { iconFolder, trayFile } from './brand-folder.ts'
import { hashOf, markHashFile } from './leftovers.ts'

const windowsSizes = [16, 32, 48, 64, 128, 256]
const linuxSizes = [16, 32, 48, 64, 128, 256, 512]
const macSizes = [32, 64, 128, 256, 512, 1024]
const traySize = 32

/**
 * The part of a picture's side that the mark takes. `mac`: like other icons in the Dock. `maskable`: small enough
 * that the mark stays inside the safe zone, a circle of 80 %, whatever shape the system cuts out.
 */
const shares = { any: 1, maskable: 0.7, touch: 0.8, mac: 0.82 }

/** What pictures are drawn of. */
export type Drawing = {
  /** The brand's folder. */
  folder: string
  logo: { mark: string; wordmark: string; social?: string | undefined }
  /** The dark theme's background: behind icons that are cut out, and in the picture for shared links. */
  dark: string
}

/** Any Chromium draws: one that tests would use, or the Chrome or Edge that people browse with. */
const launches: readonly (() => Promise<Browser>)[] = [
  openBrowser,
  () => chromium.launch({ channel: 'chrome' }),
  () => chromium.launch({ channel: 'msedge' }),
]

/** Opens the first browser that is there. @throws Error that says how to get one. */
async function openAnyBrowser(ways: typeof launches): Promise<Browser> {
  const failures: unknown[] = []
  for (const launch of ways) {
    try {
      return await launch()
    } catch (error) {
      failures.push(error)
    }
  }
  throw new Error(
    'The pictures are drawn by a Chromium, and none is here. Get one: npx playwright install chromium, or on Debian apt-get install chromium. One that is elsewhere is named by CHROMIUM_PATH.',
    { cause: new AggregateError(failures) },
  )
}

/**
 * Draws pictures in one browser, which is closed at the end.
 * @param ways to open a browser, the first that works is taken.
 * @throws Error that says how to get a Chromium where there is none.
 */
export async function withDrawing<Result>(
  draw: (page: Page) => Promise<Result>,
  ways: typeof launches = launches,
): Promise<Result> {
  const browser = await openAnyBrowser(ways)
  try {
    return await draw(await browser.newPage())
  } finally {
    await browser.close()
  }
}

/**
 * Draws from a brand's mark, into its folder: the icons of the desktop client and of the installed site, the client's
 * tray, and the picture for shared links where the brand names one that isn't there.
 */
export async function drawPictures(page: Page, { folder, logo, dark }: Drawing): Promise<void> {
  const mark = readFileSync(join(folder, logo.mark), 'utf8')
  rmSync(join(folder, iconFolder), { recursive: true, force: true })
  mkdirSync(join(folder, iconFolder))
  const write = (file: string, content: Buffer | string) => writeFileSync(join(folder, file), content)
  await drawClient(page, mark, write)
  await drawSite(page, mark, dark, write)
  if (logo.social !== undefined && !existsSync(join(folder, logo.social)))
    write(logo.social, await drawSocial(page, mark, logo.wordmark, dark))
  // Lets the build detect that the mark has changed since.
  write(markHashFile, `${hashOf(mark)}\n`)
}

type Write = (file: string, content: Buffer | string) => void
type Look = { share?: number; background?: string }

const dataUrl = (mark: string) => `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`

async function drawMark(page: Page, mark: string, size: number, look: Look = {}): Promise<Drawn> {
  const { share = 1, background } = look
  await page.setViewportSize({ width: size, height: size })
  const side = Math.round(size * share)
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background ?? 'transparent'}">
      <img src="${dataUrl(mark)}" width="${side}" height="${side}">`,
  )
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  return { size, png: await page.screenshot({ omitBackground: background === undefined }) }
}

async function drawMarks(page: Page, mark: string, sizes: readonly number[], look?: Look): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  for (const size of sizes) drawn.push(await drawMark(page, mark, size, look))
  return drawn
}

async function drawClient(page: Page, mark: string, write: Write): Promise<void> {
  const plain = await drawMarks(page, mark, linuxSizes)
  for (const { size, png } of plain) write(join(iconFolder, `${size}.png`), png)
  write(join(iconFolder, 'icon.ico'), icoOf(plain.filter(({ size }) => windowsSizes.includes(size))))
  write(join(iconFolder, 'icon.icns'), icnsOf(await drawMarks(page, mark, macSizes, { share: shares.mac })))
  write(trayFile, (await drawMark(page, mark, traySize)).png)
}

async function drawSite(page: Page, mark: string, dark: string, write: Write): Promise<void> {
  for (const { file, size, purpose } of appIcons) {
    const look = { share: shares[purpose ?? 'touch'], ...(purpose !== 'any' && { background: dark }) }
    write(join(iconFolder, file), (await drawMark(page, mark, size, look)).png)
  }
}

/** The mark and the word beside it, in the site's display face. */
async function drawSocial(page: Page, mark: string, wordmark: string, dark: string): Promise<Buffer> {
  const face = (name: string) =>
    readFileSync(resolve('renderer/styles/fonts', `bricolage-${name}.woff2`)).toString('base64')
  const faces = ['latin-ext', 'latin', 'basic'].map(
    (name) => `@font-face{font-family:face-${name};src:url(data:font/woff2;base64,${face(name)})}`,
  )
  await page.setViewportSize({ width: 1200, height: 630 })
  await page.setContent(
    `<style>${faces.join('')}
      body{margin:0;height:100vh;display:flex;align-items:center;justify-content:center;gap:48px;background:${dark};color:#fff}
      img{flex:none;width:200px;height:200px}
      p{margin:0;max-width:800px;overflow-wrap:anywhere;font:700 120px/1.1 face-basic,face-latin,face-latin-ext,sans-serif}
    </style><body><img src="${dataUrl(mark)}"><p></p>`,
  )
  await page.locator('p').evaluate((place, text) => {
    place.textContent = text
    // Long words get smaller until they fit.
    for (let size = 120; size > 40 && place.scrollHeight > 400; size -= 8) place.style.fontSize = `${size}px`
  }, wordmark)
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page.screenshot()
}
