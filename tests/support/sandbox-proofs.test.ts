import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprintOf, isSandboxProved, noteSandboxProved } from './sandbox-proofs.ts'

let folder = ''
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proofs-'))
  write('tests/sandbox/operator/ledger/ledger.ts', 'export const ledger = 1')
  write('shared/contract/endpoint.ts', 'export const endpoint = 1')
  write('renderer/app.ts', 'export const app = 1')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the sandbox’s own tests run until they have passed, and again after a change of what they prove', () => {
  expect(isSandboxProved(folder)).toBe(false)
  noteSandboxProved(fingerprintOf(folder), folder)
  expect(isSandboxProved(folder)).toBe(true)

  write('renderer/app.ts', 'export const app = 2')
  expect(isSandboxProved(folder)).toBe(true)
})

test.each([
  ['tests/sandbox/operator/ledger/ledger.ts', 'export const ledger = 2'],
  ['tests/sandbox/operator/ledger/another.ts', ''],
  ['shared/contract/endpoint.ts', 'export const endpoint = 2'],
  ['package-lock.json', '{ "lockfileVersion": 3 }'],
  ['tests/sandbox/proved.sha256', 'not a fingerprint'],
])('after a change of %s they run again', (file, text) => {
  noteSandboxProved(fingerprintOf(folder), folder)
  write(file, text)
  expect(isSandboxProved(folder)).toBe(false)
})
