import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { loadBrand } from '../build/brand/brand-folder.ts'
import { parseCommand, UsageError } from '../scripts/command/parse-command.ts'
import { commands } from '../scripts/commands.ts'
import { readOptions } from './options.ts'

const there = 'https://gateway.example'
const read = (args: readonly string[], environment = {}, brands: typeof loadBrand = loadBrand) =>
  readOptions(parseCommand('conform', commands.conform, args), environment, brands)

const folder = mkdtempSync(join(tmpdir(), 'inputs-'))
afterAll(() => rmSync(folder, { recursive: true }))
const unknownCall = join(folder, 'inputs.json')
writeFileSync(unknownCall, JSON.stringify({ 'games.list': {}, 'games.nothing': {} }))

describe('[OPS-03] the arguments of the command', () => {
  test.each([
    [[], 'Give the gateway’s address, for example https://gateway.example'],
    [['gateway.example'], 'gateway.example is no web address, for example https://'],
    [['ftp://gateway.example'], 'no web address'],
    [['http://gateway.example'], 'Use https://gateway.example'],
    [[`${there}?x=1`], 'ends before "?"'],
    [['https://me:secret@gateway.example'], 'no name or password'],
    [[`${there}/wps/system/status`], `the gateway’s address is ${there}`],
    [[there, 'https://other.example'], 'One gateway at a time'],
    [[there, '--orgin', 'x'], '--orgin'],
    [[there, '--origin', 'https://site.example/page'], '--origin https://site.example/page is no origin'],
    [[there, '--timeout', 'soon'], '--timeout soon: a number of seconds up to 600'],
    [[there, '--max-wait', '-1'], '--max-wait'],
    [[there, '--writes', 'games.nothing'], 'there is no call games.nothing'],
    [[there, '--writes', 'games.list'], 'games.list only reads'],
    [[there, '--writes', 'cashier.deposit'], 'moves money. Add --money'],
    [[there, '--account', 'juan'], 'PALARO_PASSWORD'],
    [[there, '--token', 'Bearer abc'], 'without "Bearer"'],
    [[there, '--inputs', 'no/such/file.json'], '--inputs no/such/file.json'],
    [[there, '--inputs', 'package.json'], 'package.json: name is no object'],
    [[there, '--inputs', unknownCall], 'there is no call games.nothing'],
  ])('%j is refused', (args, message) => {
    expect(() => read(args)).toThrow(UsageError)
    expect(() => read(args)).toThrow(message)
  })

  test.each([
    [`${there}/`, there],
    [`${there}/api/v1/`, `${there}/api/v1`],
    ['http://127.0.0.1:4310', 'http://127.0.0.1:4310'],
    ['http://localhost:4310/', 'http://localhost:4310'],
  ])('%s is called as %s', (given, gateway) => {
    expect(read([given])?.gateway).toBe(gateway)
  })

  test('a token from the environment is in no argument, and an argument comes first', () => {
    expect(read([there], { PALARO_TOKEN: 'abc' })?.token).toBe('abc')
    expect(read([there, '--token', 'def'], { PALARO_TOKEN: 'abc' })?.token).toBe('def')
  })

  test('the site’s origin is the brand’s, unless the gateway is on it or the site forwards the calls', () => {
    const brand = { ...loadBrand('palaro'), gatewayUrl: there, publicOrigin: 'https://www.site.example' }
    const originOf = (...args: string[]) => read(args, {}, () => brand).origin
    expect(originOf(there)).toBe('https://www.site.example')
    expect(originOf()).toBe('https://www.site.example')
    expect(originOf('https://www.site.example')).toBeUndefined()
    expect(originOf(there, '--origin', there)).toBeUndefined()
    expect(read([there])?.origin).toBeUndefined()
    const forwarding = { ...brand, gatewayUrl: '' }
    expect(read([there], {}, () => forwarding).origin).toBeUndefined()
  })
})
