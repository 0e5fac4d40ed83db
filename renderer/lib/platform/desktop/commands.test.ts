import { expect, test } from 'vitest'
import type { DesktopEvent } from '#shared/bridge/bridge.ts'
import type { SiteCommand } from '#shared/domain/client-commands.ts'
import { createCommands } from './commands.ts'

test('[DSK-11] a menu command from before the site listens runs once it does; later ones run at once', () => {
  let report: (event: DesktopEvent) => void = () => {}
  const listen = createCommands({
    onEvent(listener) {
      report = listener
      return () => {}
    },
  })
  const heard: SiteCommand[] = []
  report({ type: 'command', command: 'home' })
  report({ type: 'command', command: 'settings' })
  report({ type: 'searchKey' })
  const stop = listen((command) => heard.push(command))
  expect(heard).toEqual(['settings'])
  const stopOther = listen((command) => heard.push(command))
  stopOther()
  report({ type: 'command', command: 'back' })
  stop()
  expect(heard).toEqual(['settings', 'back'])
})
