import { expect, test } from './fixture.ts'

/** Specs for what only the stand-in host does: refuse what it can't do, and act as the operating system. */
const insecure = [
  ['sandbox', false],
  ['contextIsolation', false],
  ['webSecurity', false],
  ['nodeIntegration', true],
  ['nodeIntegrationInSubFrames', true],
  ['nodeIntegrationInWorker', true],
  ['allowRunningInsecureContent', true],
  ['experimentalFeatures', true],
  ['enableBlinkFeatures', 'CSSVariables'],
  ['webviewTag', true],
] as const

test('a page with an insecure preference is never made', async ({ app }) => {
  const refusals = await app.evaluate(({ BrowserWindow }, cases) => {
    return cases.map(([name, value]) => {
      try {
        new BrowserWindow({ show: false, webPreferences: { [name]: value } }).destroy()
        return 'made'
      } catch (error) {
        return String(error)
      }
    })
  }, insecure)
  for (const [index, [name]] of insecure.entries()) {
    expect(refusals[index]).toContain(`HOST_INSECURE: webPreferences.${name}`)
  }
  expect(await app.evaluate(({ webContents }) => webContents.getAllWebContents().length)).toBe(1)
})

test('what the host lacks throws by name', async ({ app }) => {
  const messages = await app.evaluate(({ app: main, BrowserWindow, session, TouchBar, screen }) => {
    const window = BrowserWindow.getAllWindows()[0]
    const attempts: (() => unknown)[] = [
      () => window?.webContents.findInPage('x'),
      () => window?.setContentProtection(true),
      () => window?.webContents.mainFrame.collectJavaScriptCallStack(),
      () => session.defaultSession.getUserAgent(),
      () => main.getLoginItemSettings(),
      () => screen.screenToDipPoint({ x: 0, y: 0 }),
      () => new TouchBar({}),
      () => window?.webContents.on('found-in-page', () => undefined),
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'returned'
      } catch (error) {
        return /HOST_UNIMPLEMENTED: \S+/.exec(String(error))?.[0]
      }
    })
  })
  expect(messages).toEqual(
    [
      'webContents.findInPage',
      'BaseWindow.setContentProtection',
      'WebFrameMain.collectJavaScriptCallStack',
      'session.getUserAgent',
      'app.getLoginItemSettings',
      'screen.screenToDipPoint',
      'TouchBar',
      "webContents.on('found-in-page')",
    ].map((name) => `HOST_UNIMPLEMENTED: ${name}`),
  )
})

test('safeStorage plays every state of a keyring', async ({ app }) => {
  const states = await app.evaluate(async ({ safeStorage }) => {
    const encrypted = await safeStorage.encryptStringAsync('a token')
    const outcomes: Record<string, unknown> = { isOpaque: !encrypted.toString('latin1').includes('a token') }
    for (const mode of ['available', 'basic-text', 'unavailable', 'locked', 'undecryptable']) {
      process.env.HOST_SAFE_STORAGE = mode
      const read = await safeStorage.decryptStringAsync(encrypted).then(
        ({ result }) => result,
        (error: Error) => (error.message.includes('temporarily') ? 'later' : 'never'),
      )
      const isAvailable = await safeStorage.isAsyncEncryptionAvailable()
      outcomes[mode] = [isAvailable, safeStorage.getSelectedStorageBackend(), read]
    }
    Reflect.deleteProperty(process.env, 'HOST_SAFE_STORAGE')
    return outcomes
  })
  expect(states).toEqual({
    isOpaque: true,
    available: [true, 'gnome_libsecret', 'a token'],
    'basic-text': [true, 'basic_text', 'a token'],
    unavailable: [false, 'basic_text', 'never'],
    locked: [true, 'gnome_libsecret', 'later'],
    undecryptable: [true, 'gnome_libsecret', 'never'],
  })
})

test('what the app asks of the operating system is recorded, and a spec answers its dialogs', async ({
  app,
}) => {
  const outcome = await app.evaluate(async (electron) => {
    const host: unknown = Reflect.get(electron, '__host')
    const { records, answer } = host as {
      records: { what: string; args: unknown[] }[]
      answer(what: string, result: object): void
    }
    answer('showMessageBox', { response: 2 })
    const { response } = await electron.dialog.showMessageBox({ message: 'Which?' })
    electron.app.setAsDefaultProtocolClient('palaro')
    return [response, records.slice(-2).map(({ what, args }) => [what, args])]
  })
  expect(outcome).toEqual([
    2,
    [
      ['showMessageBox', [{ message: 'Which?' }]],
      ['setAsDefaultProtocolClient', ['palaro']],
    ],
  ])
})

test('a save dialog is cancelled unless a spec has chosen a place', async ({ app }) => {
  const outcomes = await app.evaluate(async (electron) => {
    const { dialog, __host } = electron as typeof electron & {
      __host: { answer: (what: string, result: object) => void }
    }
    const first = await dialog.showSaveDialog({ defaultPath: 'a.json' })
    __host.answer('showSaveDialog', { canceled: false, filePath: '/tmp/b.json' })
    return [first, await dialog.showSaveDialog({})]
  })
  expect(outcomes).toEqual([
    { canceled: true, filePath: '' },
    { canceled: false, filePath: '/tmp/b.json' },
  ])
})
