import { describe, expect, test } from 'vitest'
import { decideKey, type Key, type KeyVerdict } from './lockdown-keys.ts'

/** "Control+Shift+I" as Electron reports it. `code` defaults to that of a Latin keyboard. */
function pressed(keys: string, code?: string): Key {
  const parts = keys.split('+').filter(Boolean)
  const key = keys.endsWith('++') ? '+' : (parts.at(-1) ?? '')
  return {
    type: 'keyDown',
    key: key === 'Space' ? ' ' : key,
    code: code ?? (/^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key),
    control: parts.includes('Control'),
    meta: parts.includes('Meta') && key !== 'Meta',
    alt: parts.includes('Alt'),
    shift: parts.includes('Shift'),
  }
}

const lockdown = `
  Alt+F4 Alt+Space Alt+ArrowLeft Alt+Home Alt+Enter
  Control+W Control+Shift+W Control+F4 Control+Q Control+N Control+Shift+N Control+T
  Control+R Control+Shift+R F5 Control+F5 Shift+F5 F11 F12 F1 F10 Shift+F10
  Control+Shift+I Control+Shift+J Control+U Control+P Control+Shift+P Control+S Control+O
  Control++ Control+- Control+= Control+0 Control+H Control+J Control+D Control+Tab
  Meta+W Meta+Q Meta+M Meta+H Meta+, Meta+Alt+I Meta ContextMenu PrintScreen
  Control+Shift+Escape Control+Shift+Delete BrowserBack BrowserHome LaunchMail`
const free = `
  a P Enter Escape Tab Shift+Tab ArrowLeft Backspace Delete Space / + F2
  Control+C Control+V Control+X Control+A Control+Z Control+K Meta+K Control+ArrowLeft Alt+a Control Shift Alt`
const each = (keys: string) => keys.trim().split(/\s+/)

describe('[DSK-08] keys in a kiosk', () => {
  test.each(each(lockdown))('%s is blocked', (keys) => {
    expect(decideKey(pressed(keys))).toBe('blocked')
  })

  test.each(each(free))('%s reaches the page', (keys) => {
    expect(decideKey(pressed(keys))).toBe('pass')
  })

  test.each<[string, Key, KeyVerdict]>([
    ['the operator’s keys', pressed('Control+Alt+Shift+O'), 'operator'],
    ['the operator’s keys on macOS', pressed('Meta+Alt+Shift+Ø', 'KeyO'), 'operator'],
    ['the operator’s keys without one of them', pressed('Control+Alt+X'), 'pass'],
    ['printing on a Thai keyboard', pressed('Control+ย', 'KeyP'), 'blocked'],
    ['closing on a Russian keyboard', pressed('Control+ц', 'KeyW'), 'blocked'],
    ['a letter typed with AltGr', pressed('Control+Alt+ś', 'KeyS'), 'pass'],
    ['an at sign typed with AltGr', pressed('Control+Alt+@', 'KeyQ'), 'pass'],
    ['zooming by the number pad', pressed('Control+5', 'NumpadAdd'), 'blocked'],
  ])('%s', (_, key, verdict) => {
    expect(decideKey(key)).toBe(verdict)
  })
})
