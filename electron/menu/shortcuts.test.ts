import { describe, expect, test } from 'vitest'
import { type PressedKey, shortcutOf } from './shortcuts.ts'

const none = { control: false, meta: false, alt: false, shift: false, isAutoRepeat: false }
const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  type: 'keyDown',
  key,
  code: '',
  ...none,
  ...more,
})
const control = { control: true }
const command = { meta: true }

describe('[DSK-11] a key in the client', () => {
  test.each([
    [press('+', control), 'zoomIn'],
    [press('+', { ...control, shift: true }), 'zoomIn'],
    [press('=', control), 'zoomIn'],
    [press('-', control), 'zoomOut'],
    [press('_', { ...control, shift: true }), 'zoomOut'],
    [press('0', control), 'zoomReset'],
    [press('r', control), 'reload'],
    [press('R', control), 'reload'],
    [press('พ', { ...control, code: 'KeyR' }), 'reload'],
    [press('ช', { ...control, code: 'Equal' }), 'zoomIn'],
    [press('F5'), 'reload'],
    [press('F11'), 'fullScreen'],
    [press('+', { ...control, isAutoRepeat: true }), 'zoomIn'],
    [press('F5', { isAutoRepeat: true }), undefined],
    [press('F11', { isAutoRepeat: true }), undefined],
    [press('+'), undefined],
    [press('0', { ...control, shift: true }), undefined],
    [press('R', { ...control, shift: true }), undefined],
    [press('+', { ...control, alt: true }), undefined],
    [press('+', command), undefined],
    [press('+', { ...control, type: 'keyUp' }), undefined],
    [press('F11', { shift: true }), undefined],
    [press('k', control), undefined],
    [press('constructor', control), undefined],
  ])('%j is %s', (pressed, shortcut) => {
    expect(shortcutOf(pressed, 'win32')).toBe(shortcut)
    expect(shortcutOf(pressed, 'linux')).toBe(shortcut)
  })

  test.each([
    [press('=', command), 'zoomIn'],
    [press('-', command), 'zoomOut'],
    [press('0', command), 'zoomReset'],
    [press('r', command), 'reload'],
    [press('f', { ...command, ...control }), 'fullScreen'],
    [press('=', control), undefined],
    [press('=', { ...command, ...control }), undefined],
    [press('F11'), undefined],
    [press('F5'), undefined],
  ])('%j is %s on macOS', (pressed, shortcut) => {
    expect(shortcutOf(pressed, 'darwin')).toBe(shortcut)
  })
})
