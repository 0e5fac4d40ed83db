import { encodePng } from '#support/png.ts'
import { expect, test } from './fixture.ts'

const white = encodePng({ width: 2, height: 2, rgba: Buffer.alloc(16, 255) })
const mark = `data:image/png;base64,${white.toString('base64')}`

test('a page starts with the zoom of its preferences', async ({ app }) => {
  const outcome = await app.evaluate(async ({ BrowserWindow }) => {
    const window = new BrowserWindow({
      show: false,
      width: 800,
      height: 600,
      webPreferences: { zoomFactor: 1.25 },
    })
    await window.loadURL('app://site/index.html')
    const width = await window.webContents.executeJavaScript('innerWidth')
    const factor = window.webContents.getZoomFactor()
    window.destroy()
    return [factor, width]
  })
  expect(outcome).toEqual([1.25, 640])
})

test('a picture at two pixels a point is half as large', async ({ app }) => {
  const sizes = await app.evaluate(({ nativeImage }, url) => {
    const png = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    return [
      nativeImage.createFromDataURL(url).getSize(),
      nativeImage.createFromBuffer(png, { scaleFactor: 2 }).getSize(),
    ]
  }, mark)
  expect(sizes).toEqual([
    { width: 2, height: 2 },
    { width: 1, height: 1 },
  ])
})

test('a tray icon takes a menu and a tip, and is gone once destroyed', async ({ app }) => {
  const destroyed = await app.evaluate(({ Menu, nativeImage, Tray }, url) => {
    const tray = new Tray(nativeImage.createFromDataURL(url))
    tray.setToolTip('The fixture')
    tray.setContextMenu(Menu.buildFromTemplate([{ label: 'Open' }]))
    const before = tray.isDestroyed()
    tray.destroy()
    return [before, tray.isDestroyed()]
  }, mark)
  expect(destroyed).toEqual([false, true])
})

test('a notification says what it was made with', async ({ app }) => {
  const said = await app.evaluate(({ Notification }) => {
    const notification = new Notification({ title: 'The fixture', body: 'News' })
    return [Notification.isSupported(), notification.title, notification.body]
  })
  expect(said.slice(1)).toEqual(['The fixture', 'News'])
})
