/**
 * `npm run icons`: draws every brand's icons from its mark, into `resources/brand/<name>/icons`, for the desktop
 * client and the installed site. Run it when a mark or a brand's dark background has changed.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openBrowser } from '../../tests/perf/browser.ts'
import { loadBrand } from '../build/brand-plugin.ts'
import { type Drawn, icnsOf, icoOf } from '../build/icon-files.ts'
import { appIcons } from '../build/web-app-plugin.ts'
import { readCommand } from './command/read-command.ts'

readCommand('icons')

const brands = resolve('resources/brand')
const windowsSizes = [16, 32, 48, 64, 128, 256]
const linuxSizes = [16, 32, 48, 64, 128, 256, 512]
const macSizes = [32, 64, 128, 256, 512, 1024]

/**
 * The part of a picture's side that the mark takes. `mac`: like other icons in the Dock. `maskable`: small enough
 * that the mark stays inside the safe zone, a circle of 80 %, whatever shape the system cuts out.
 */
const shares = { any: 1, maskable: 0.7, touch: 0.8, mac: 0.82 }

const browser = await openBrowser()
const page = await browser.newPage()

type Look = { share?: number; background?: string }

async function draw(mark: string, size: number, { share = 1, background }: Look = {}): Promise<Drawn> {
  await page.setViewportSize({ width: size, height: size })
  const side = Math.round(size * share)
  const picture = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background ?? 'transparent'}">
      <img src="${picture}" width="${side}" height="${side}">`,
  )
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  return { size, png: await page.screenshot({ omitBackground: background === undefined }) }
}

async function drawAll(mark: string, sizes: readonly number[], look?: Look): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  for (const size of sizes) drawn.push(await draw(mark, size, look))
  return drawn
}

async function drawClient(mark: string, icons: string): Promise<void> {
  const plain = await drawAll(mark, linuxSizes)
  for (const { size, png } of plain) writeFileSync(join(icons, `${size}.png`), png)
  writeFileSync(join(icons, 'icon.ico'), icoOf(plain.filter(({ size }) => windowsSizes.includes(size))))
  writeFileSync(join(icons, 'icon.icns'), icnsOf(await drawAll(mark, macSizes, { share: shares.mac })))
  // Lets a test detect that the mark has changed since.
  writeFileSync(join(icons, 'mark.sha256'), `${createHash('sha256').update(mark).digest('hex')}\n`)
}

async function drawSite(mark: string, icons: string, dark: string): Promise<void> {
  for (const { file, size, purpose } of appIcons) {
    const look = { share: shares[purpose ?? 'touch'], ...(purpose !== 'any' && { background: dark }) }
    writeFileSync(join(icons, file), (await draw(mark, size, look)).png)
  }
}

for (const name of readdirSync(brands)) {
  const { logo, theme } = loadBrand(name)
  const mark = readFileSync(join(brands, name, logo.mark), 'utf8')
  const icons = join(brands, name, 'icons')
  rmSync(icons, { recursive: true, force: true })
  mkdirSync(icons)
  await drawClient(mark, icons)
  await drawSite(mark, icons, theme.background.dark)
  console.log(`${name}: drawn`)
}
await browser.close()
