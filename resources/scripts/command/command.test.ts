import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { type CommandName, commands } from '../commands.ts'
import { journeys, pictures } from '../tools.ts'
import { helpText } from './help-text.ts'
import { asksForHelp, type Command, parseCommand } from './parse-command.ts'
import { startProgress } from './progress.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const named: [string, Command][] = Object.entries(commands)

test('every npm script has a help, and every help a script', () => {
  expect(Object.keys(commands).sort()).toEqual(Object.keys(scripts).sort())
})

/** The file that a script runs last: it gets what follows on the command line. */
const lastOf = (name: string) => scripts[name]?.split(' && ').at(-1)?.split(' ').slice(1) ?? []

test.each(named)('the help of %s names every flag, and its example can be parsed', (name, command) => {
  const help = helpText(name, command)
  expect(help).toContain(command.does)
  for (const [flag, { does }] of Object.entries(command.flags ?? {})) {
    expect(help).toMatch(new RegExp(`^  --${flag}\\b.*`, 'm'))
    expect(help).toContain(does)
  }
  const [, called = '', rest = ''] = /(npm (?:run )?\S+)(?: -- ([^>]*))?/.exec(command.example) ?? []
  expect(called.replace(/^npm (run )?/, '')).toBe(name)
  expect(() => parseCommand(name, command, rest.split(' ').filter(Boolean))).not.toThrow()
})

/** Calls a script as npm does. */
function call(name: CommandName, ...args: string[]) {
  const env = { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: folder }
  return spawnSync(process.execPath, [...lastOf(name), ...args], { encoding: 'utf8', env })
}
const folder = mkdtempSync(join(tmpdir(), 'no-electron-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each<[CommandName]>([['shots'], ['bench'], ['dist'], ['messages'], ['kiosk-pin'], ['test:changed']])(
  '%s prints its own help and does nothing else',
  (name) => {
    const { status, stdout, stderr } = call(name, '--help')
    expect([status, stdout.trim(), stderr]).toEqual([0, helpText(name, commands[name]), ''])
  },
)

test.each([
  ['shots', pictures, 'lobby', 'lobby-recent', 'member-devices'],
  ['test:e2e', journeys, 'account', 'member-account.spec.ts', 'fits.spec.ts'],
])('a word after %s chooses what it runs', (_name, { file, args }, word, chosen, other) => {
  const { stdout } = spawnSync(process.execPath, [file, ...args, word, '--list'], { encoding: 'utf8' })
  expect(stdout).toContain(chosen)
  expect(stdout).not.toContain(other)
})

test.each<[CommandName, string[], number, RegExp]>([
  ['bench', ['lighthose'], 2, /no measure "lighthose"\. Did you mean lighthouse\? There are: phone, .*leaks/],
  ['bench', ['--kep'], 2, /no flag --kep\. Did you mean --keep\?/],
  ['test:changed', ['no-such-branch'], 2, /no commit "no-such-branch"/],
  ['test:changed', ['--output=x'], 2, /no flag --output/],
  ['start', ['--prot', '5000'], 2, /no flag --prot\. Did you mean --port\? "npm start -- --help"/],
  [
    'dist',
    [],
    1,
    /no Electron here\. Download it with `npx install-electron`, .*ELECTRON_OVERRIDE_DIST_PATH/,
  ],
  ['messages', ['--fill', 'JA'], 2, /--fill needs the translated file: npm run messages -- --fill JA/],
  ['messages', ['--missing'], 2, /--missing needs a value, for example: npm run messages -- --missing JA/],
])('%s %j ends at once with code %d and says why in a line', (name, args, code, line) => {
  const { status, stdout, stderr } = call(name, ...args)
  expect([status, stdout]).toEqual([code, ''])
  expect(stderr.trim()).toMatch(line)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

const own = {
  does: 'tries things.',
  flags: { keep: { does: 'keeps' }, port: { does: 'the port', value: '5000' } },
  example: 'npm run own',
} as const satisfies Command

test.each<[string[], RegExp]>([
  [['--keep=yes'], /--keep takes no value, but "yes" was given/],
  [['--port'], /--port needs a value, for example: npm run own -- --port 5000/],
  [['--port', '--keep'], /--port needs a value/],
  [['--port='], /--port needs a value/],
  [['-x'], /no flag -x/],
  [['--__proto__'], /no flag --__proto__/],
  [['word'], /takes no "word"/],
  [['--', '--keep'], /takes no "--keep"/],
])('a command line of %j is refused', (args, message) => {
  expect(() => parseCommand('own', own, args)).toThrow(message)
})

test.each<[string[], boolean]>([
  [[], false],
  [['--help'], true],
  [['-h'], true],
  [['word', '--help'], true],
  [['--', '--help'], false],
])('whether %j asks for the command’s help: %s', (args, asks) => {
  expect(asksForHelp(args)).toBe(asks)
})

test('a flag that is like no other is only refused', () => {
  const refusal = /^"npm run own" has no flag --quickly\. "npm run own -- --help"/
  expect(() => parseCommand('own', own, ['--quickly'])).toThrow(refusal)
  expect(() => parseCommand('own', { ...own, flags: {} }, ['--quickly'])).toThrow(refusal)
})

test('a value that begins with a dash is given behind "="', () => {
  expect(parseCommand('own', own, ['--port=-1']).flags).toEqual({ port: '-1' })
  expect(parseCommand('own', own, ['--port', '-']).flags).toEqual({ port: '-' })
})

test('a command has its own flags, and its tool gets everything else in order', () => {
  const withTool = { ...own, tool: { name: 'Playwright', help: 'npx playwright test --help' } }
  expect(parseCommand('own', own, ['--port=1', '--keep', '--port', '2']).flags).toEqual({
    port: '2',
    keep: true,
  })
  const { flags, rest } = parseCommand(
    'own',
    withTool,
    'lobby.spec.ts --grep dark --port 2 -g x --retries=0 -- --keep'.split(' '),
  )
  expect(flags).toEqual({ port: '2' })
  expect(rest.join(' ')).toBe('lobby.spec.ts --grep dark -g x --retries=0 -- --keep')
  expect(helpText('own', withTool)).toContain('Everything else goes to Playwright.')
})

test('slow work says that it goes on, but not while something else is printed', () => {
  vi.useFakeTimers()
  const lines: string[] = []
  const progress = startProgress('building', { every: 5000, write: (line) => void lines.push(line) })
  vi.advanceTimersByTime(4000)
  progress.printed()
  vi.advanceTimersByTime(4000)
  expect(lines).toEqual(['building …'])
  vi.advanceTimersByTime(6000)
  expect(lines).toEqual(['building …', 'building … 9 s', 'building … 14 s'])
  progress.end()
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(3)
  vi.useRealTimers()
})
