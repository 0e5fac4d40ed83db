import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { tryCommand } from '#support/try-command.ts'
import './command.ts'
import { openApiDocument } from './openapi.ts'

const folder = mkdtempSync(join(tmpdir(), 'contract-'))
afterAll(() => rmSync(folder, { recursive: true }))

const contract = (...args: readonly string[]) => tryCommand('contract', ...args)

test('[OPS-02] without a command, the table has a line for every call', async () => {
  const { code, out } = await contract()
  expect(code).toBe(0)
  expect(out.trim().split('\n')).toHaveLength(allEndpoints.length + 2)
})

test('[OPS-02] a document is written where it is asked for, for that gateway', async () => {
  const file = join(folder, 'deep/openapi.json')
  const args = ['openapi', '--out', file, '--gateway', 'https://api.site.example', '--no-examples']
  expect(await contract(...args)).toMatchObject({ code: 0 })
  expect(JSON.parse(readFileSync(file, 'utf8')).servers[0].url).toBe('https://api.site.example')
  expect(await contract('check', file)).toMatchObject({
    code: 0,
    out: expect.stringContaining(`has all ${allEndpoints.length} calls`),
  })
})

test('[OPS-02] a document with a call missing is named with that call', async () => {
  const document = openApiDocument()
  delete document.paths['/wps/session/login']
  const file = join(folder, 'less.json')
  writeFileSync(file, JSON.stringify(document))
  expect(await contract('check', file)).toEqual({
    code: 1,
    out: 'session.login: POST /wps/session/login is missing\n',
    err: '',
  })
})

describe('[OPS-02] a command line that is wrong is named', () => {
  const broken = join(folder, 'broken.json')
  writeFileSync(broken, '{"openapi": "3.1.0"')
  const other = join(folder, 'other.json')
  writeFileSync(other, '{"openapi": "3.1.0", "info": {"title": "x"}}')
  test.each([
    [['opnapi'], 'There is no command "opnapi"'],
    [['openapi', 'more'], '"more" is one word too many'],
    [['openapi', '--ot', 'x'], '--ot'],
    [['openapi', '--out'], '--out'],
    [['--out', 'x'], '--out does nothing with the table'],
    [['stub', '--gateway', 'https://a.example'], '--gateway does nothing with stub'],
    [['stub'], 'stub needs --out with a folder'],
    [['client', '--out', 'x', '--gateway', 'gateway'], '--gateway gateway is no gateway address'],
    [['client', '--out', 'x', '--gateway', 'https://a.example/wps'], 'is no gateway address'],
    [['check'], 'check needs a file'],
    [['check', join(folder, 'nowhere.json')], "can't be read as JSON"],
    [['check', broken], "can't be read as JSON"],
    [['check', other], 'is no OpenAPI document'],
  ])('%j', async (args, message) => {
    expect(await contract(...args)).toEqual({ code: 2, out: '', err: expect.stringContaining(message) })
  })
})
