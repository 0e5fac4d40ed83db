import { expect, test } from 'vitest'
import type { DesktopEvent } from '#shared/bridge/bridge.ts'
import type { SiteCommand } from '#shared/domain/client-commands.ts'
import { createCommands } from './commands.ts'

test('[DSK-11] a menu command from before the site listens runs once it does; later ones run at once', () => {
  let tell: (event: DesktopEvent) => void = () => {}
  const listen = createCommands({
    onEvent(listener) {
      tell = listener
      return () => {}
    },
  })
  const heard: SiteCommand[] = []
  tell({ type: 'command', command: 'home' })
  tell({ type: 'command', command: 'settings' })
  tell({ type: 'searchKey' })
  const stop = listen((command) => heard.push(command))
  expect(heard).toEqual(['settings'])
  const stopOther = listen((command) => heard.push(command))
  stopOther()
  tell({ type: 'command', command: 'back' })
  stop()
  expect(heard).toEqual(['settings', 'back'])
})
