import { expect, test } from 'vitest'
import { closingOf } from './closing.ts'

test.each([
  ['win32', false, false, 'close'],
  ['win32', true, false, 'hide'],
  ['linux', true, false, 'hide'],
  ['linux', true, true, 'close'],
  ['darwin', false, false, 'hide'],
  ['darwin', true, false, 'hide'],
  ['darwin', false, true, 'close'],
] as const)(
  '[DSK-11] on %s, with an icon: %s, quitting: %s, the window will %s',
  (platform, inTray, quitting, what) => {
    expect(closingOf({ platform, inTray, quitting })).toBe(what)
  },
)
