import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication } from '@playwright/test'
import { expect } from '@playwright/test'
import { test as operatorTest, sandboxTest as test } from '../support/fixtures.ts'

const boundsOf = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    return { ...window?.getNormalBounds(), maximized: window?.isMaximized(), full: window?.isFullScreen() }
  })

test('[DSK-04] the window opens where it was, and not in full screen', { tag: '@full' }, async ({
  start,
  userDataDir,
}) => {
  const file = join(userDataDir, 'window-state.json')
  const first = await start({})
  expect(await boundsOf(first.app)).toMatchObject({ width: 1280, height: 800, maximized: false })
  const moved = { x: 60, y: 40, width: 1000, height: 700 }
  await first.app.evaluate(({ BrowserWindow }, to) => {
    const [window] = BrowserWindow.getAllWindows()
    window?.setBounds(to)
    window?.maximize()
  }, moved)
  await expect
    .poll(() => existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).main)
    .toEqual({ ...moved, maximized: true })
  await first.app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    window?.unmaximize()
    window?.setFullScreen(true)
  })
  await first.close()

  const second = await start({})
  await expect.poll(() => boundsOf(second.app)).toEqual({ ...moved, maximized: false, full: false })
})

operatorTest(
  '[DSK-04] a site that dies is brought back three times, then the person is asked',
  { tag: '@full' },
  async ({ ownSite: { app } }) => {
    const crash = () =>
      app.evaluate(({ BrowserWindow }) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents
        const gone = new Promise<void>((resolve) => contents?.once('render-process-gone', () => resolve()))
        contents?.forcefullyCrashRenderer()
        return gone
      })
    const isBack = () =>
      app.evaluate(({ BrowserWindow }) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents
        return contents?.isCrashed() === false && !contents.isLoading()
      })
    const hasBridge = () =>
      app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript("'desktop' in window"),
      )
    await app.evaluate(({ dialog }) => {
      const asked = Object.assign(globalThis, { asked: [] as object[], answer: () => {} })
      dialog.showMessageBox = (...args: unknown[]) => {
        asked.asked.push(args.at(-1) as object)
        return new Promise((resolve) => {
          asked.answer = () => resolve({ response: 0, checkboxChecked: false })
        })
      }
    })
    const asked = () => app.evaluate(() => (globalThis as typeof globalThis & { asked: object[] }).asked)
    for (let times = 0; times < 3; times++) {
      await crash()
      await expect.poll(isBack).toBe(true)
      expect(await hasBridge()).toBe(true)
    }
    expect(await asked()).toEqual([])
    await crash()
    await expect
      .poll(asked)
      .toEqual([expect.objectContaining({ buttons: ['Try again', 'Quit'], defaultId: 0 })])
    expect(await isBack()).toBe(false)
    await app.evaluate(() => (globalThis as typeof globalThis & { answer: () => void }).answer())
    await expect.poll(isBack).toBe(true)
  },
)
