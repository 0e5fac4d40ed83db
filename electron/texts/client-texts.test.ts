import { expect, test } from 'vitest'
import { loadClientTexts } from './client-texts.ts'

test.each([
  ['EN', 'Open Palaro'],
  ['JA', 'Palaroを開く'],
  ['XX', 'Open Palaro'],
  ['', 'Open Palaro'],
  ['../EN', 'Open Palaro'],
])('[DSK-11] the client’s own texts exist in %j, with their values filled in', async (code, text) => {
  const texts = await loadClientTexts(code)
  expect(texts('tray.open', { brand: 'Palaro' })).toBe(text)
})
