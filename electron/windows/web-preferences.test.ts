import { describe, expect, test } from 'vitest'
import { webPreferences } from './web-preferences.ts'

describe.each(['site', 'support', 'game', 'check'] as const)(
  '[DSK-03] the web preferences of the %s page',
  (kind) => {
    test('switch Node off and all of Chromium’s isolation on', () => {
      expect(webPreferences(kind, { packaged: true })).toEqual({
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        nodeIntegrationInWorker: false,
        nodeIntegrationInSubFrames: false,
        webSecurity: true,
        allowRunningInsecureContent: false,
        experimentalFeatures: false,
        webviewTag: false,
        navigateOnDragDrop: false,
        spellcheck: false,
        disableBlinkFeatures: 'FileSystemAccessLocal',
        devTools: false,
        disableDialogs: kind !== 'site',
      })
    })

    test('allow developer tools in development only', () => {
      expect(webPreferences(kind, { packaged: false }).devTools).toBe(true)
    })

    test('name its preload script, session and facts', () => {
      const given = { preload: '/p.cjs', partition: 'game-1', facts: ['--a=1'], zoom: 1.5, packaged: true }
      expect(webPreferences(kind, given)).toMatchObject({
        preload: '/p.cjs',
        partition: 'game-1',
        additionalArguments: ['--a=1'],
        zoomFactor: 1.5,
      })
    })
  },
)
