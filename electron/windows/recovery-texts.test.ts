import { expect, test } from 'vitest'
import { recoveryTexts } from './recovery-texts.ts'

test.each([
  ['EN', 'The client isn’t responding', 'Wait'],
  ['JA', 'アプリが応答していません', '待つ'],
  ['KO', '클라이언트가 응답하지 않아요', '기다리기'],
  ['XX', 'The client isn’t responding', 'Wait'],
  ['../EN', 'The client isn’t responding', 'Wait'],
  ['', 'The client isn’t responding', 'Wait'],
])('[DSK-13] a client that hangs asks in %j', (code, message, wait) => {
  const text = recoveryTexts(code)
  expect([text('hangs.message'), text('wait')]).toEqual([message, wait])
})
