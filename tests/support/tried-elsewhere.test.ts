import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { triedElsewhere } from '#app/testing/tried-elsewhere.ts'

const root = resolve(import.meta.dirname, '../..')

/** How tests write an endpoint that is declared under another name than its id's. */
const writtenAs: Readonly<Record<string, string>> = {
  'session.logout': 'logout',
  'games.rows': 'homeRows.rows',
  'games.lobbyLaunch': 'launching.lobbyLaunch',
  'join.send': 'agentApplication.send',
}

/** Whether a test's file has the call fail. A refusal is an answer, no fault. */
function hasFault(code: string, id: string): boolean {
  if (code.includes(`sandbox.fault('${id}', `)) return true
  const fromTable = /lib\/testing\/fault-(cases|answers)\.ts'/.test(code) ? '|answer\\b' : ''
  const endpoint = (writtenAs[id] ?? id).replace('.', '\\.')
  const fault = `lost\\b|\\(\\) => (lost|status|raw)\\(${fromTable}`
  return new RegExp(`\\.answer\\(\\s*${endpoint},\\s*(${fault})`).test(code)
}

test.each(Object.entries(triedElsewhere))('[NET-05] %s is made to fail in %s', (id, file) => {
  expect(hasFault(readFileSync(resolve(root, file), 'utf8'), id)).toBe(true)
})

test.each([
  ['network.answer(limits.set, lost)', true],
  ['network.answer(limits.set, () => status(500))', true],
  ["await sandbox.fault('limits.set', '500')", true],
  ['network.answer(limits.set, answer)', false],
  ["import '#lib/testing/fault-cases.ts'; network.answer(limits.set, answer)", true],
  ["network.answer(limits.set, () => refusal('X', 'No.'))", false],
  ['network.answer(limits.setCheck, lost)', false],
  ['network.answer(limits.pause, lost); network.sent(limits.set)', false],
])('%s gives limits.set a fault: %s', (code, isFault) => {
  expect(hasFault(code, 'limits.set')).toBe(isFault)
})
