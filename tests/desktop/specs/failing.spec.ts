import type { ElectronApplication } from '@playwright/test'
import { invoke } from '../support/client.ts'
import { expect, sandboxTest, test } from '../support/fixtures.ts'
import { runToEnd } from '../support/launch.ts'
import { systemCalls } from '../support/stand-in.ts'

/** Parts of the client that fail: each says so, offers the way on, and leaves nothing invisible behind. */

type Asked = { buttons: string[]; message: string }

/** Keeps the client's questions, to be answered by their button. */
async function keepQuestions(app: ElectronApplication): Promise<void> {
  await app.evaluate(({ dialog }) => {
    const kept: { asked: Asked[]; press: (button: number) => void } = Object.assign(globalThis, {
      asked: [],
      press: () => {},
    })
    dialog.showMessageBox = (...args: unknown[]) => {
      const options = args.at(-1) as Asked & { signal?: AbortSignal }
      const { buttons, message } = options
      kept.asked.push({ buttons, message })
      return new Promise((resolve) => {
        kept.press = (response) => resolve({ response, checkboxChecked: false })
        // As on Electron, a question that is taken back is answered with its calm button.
        options.signal?.addEventListener('abort', () => resolve({ response: 0, checkboxChecked: false }))
      })
    }
  })
}
const asked = (app: ElectronApplication) =>
  app.evaluate(() => (globalThis as typeof globalThis & { asked: Asked[] }).asked)
const press = (app: ElectronApplication, button: number) =>
  app.evaluate(
    (_, at) => (globalThis as typeof globalThis & { press: (at: number) => void }).press(at),
    button,
  )

test('[DSK-13, DSK-04] a site that hangs is asked about: waiting lets it be, reloading starts it again', {
  tag: '@full',
}, async ({ ownSite: { app, page } }) => {
  await keepQuestions(app)
  const tell = (event: 'unresponsive' | 'responsive') =>
    app.evaluate(({ BrowserWindow }, name) => BrowserWindow.getAllWindows()[0]?.webContents.emit(name), event)
  const mark = () =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]
        ?.webContents.executeJavaScript("'mark' in window")
        .catch(() => undefined),
    )
  await page.evaluate(() => void Object.assign(window, { mark: true }))
  await tell('unresponsive')
  await tell('unresponsive')
  await expect
    .poll(() => asked(app))
    .toEqual([{ message: 'The client isn’t responding', buttons: ['Wait', 'Reload'] }])
  await press(app, 0)
  await tell('responsive')
  expect(await mark()).toBe(true)

  // It answers again by itself: the question goes, and what is pressed then does nothing.
  await tell('unresponsive')
  await expect.poll(async () => (await asked(app)).length).toBe(2)
  await tell('responsive')
  await press(app, 1)
  expect(await mark()).toBe(true)

  await tell('unresponsive')
  await expect.poll(async () => (await asked(app)).length).toBe(3)
  await press(app, 1)
  await expect(async () => {
    const timeout = new Promise((resolve) => setTimeout(resolve, 500, 'no answer'))
    expect(await Promise.race([mark(), timeout])).toBe(false)
  }).toPass()
})

sandboxTest(
  '[DSK-13, DSK-12] graphics that keep dying: the third time the person may do without acceleration, and from then on the client does',
  { tag: '@full' },
  async ({ start }) => {
    const { app, page, output } = await start({ HOST_DEBUG: '1' })
    await keepQuestions(app)
    const die = (type: string) =>
      app.evaluate(
        ({ app: main }, kind) =>
          main.emit('child-process-gone', {}, { type: kind, reason: 'crashed', exitCode: 139, name: kind }),
        type,
      )
    for (const type of ['Utility', 'GPU', 'GPU']) await die(type)
    expect(await asked(app)).toEqual([])
    await die('GPU')
    await expect
      .poll(() => asked(app))
      .toEqual([
        {
          message: 'The graphics keep failing on this computer',
          buttons: ['Not now', 'Turn off and restart'],
        },
      ])
    expect(output().match(/a helper process ended/g)).toHaveLength(4)
    expect((await invoke(page, 'settings:read')).settings.hardwareAcceleration).toBe(true)
    const ended = new Promise((resolve) => app.process().once('exit', resolve))
    await press(app, 1).catch(() => undefined)
    expect(await ended).toBe(0)
    expect(output()).toContain('[host] relaunch')

    const next = await start({})
    expect((await systemCalls(next.app)).map(({ what }) => what)).toContain('disableHardwareAcceleration')
    expect((await invoke(next.page, 'settings:read')).settings.hardwareAcceleration).toBe(false)
  },
)

test('[DSK-13] a start that fails says so and ends, so that the next one isn’t kept waiting', {
  tag: '@full',
}, async () => {
  const { code, output } = await runToEnd(['--gateway=http://127.0.0.1:9'], { HOST_FAIL: 'window' })
  expect(code).toBe(1)
  expect(output).toMatch(/showErrorBox .*can't start/)
})

test('[DSK-03, DSK-13] an installed client that is started without its sandbox says why it does not run', {
  tag: '@full',
}, async () => {
  const { code, output } = await runToEnd(['--no-sandbox', '--gateway=http://127.0.0.1:9'], {
    HOST_PACKAGED: '1',
  })
  expect(code).toBe(1)
  expect(output).toMatch(/showErrorBox .*can't start/)
  expect(output).toContain('without its sandbox')
})
