import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { tryCommand } from '#support/try-command.ts'
import { type CommandName, commands } from '../commands.ts'
import { journeys, pictures } from '../tools.ts'
import { asksForHelp, type Command, helpText, parseCommand } from './parse-command.ts'
import { startProgress } from './progress.ts'
import { runCommand } from './run-command.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const named = Object.entries(commands) as [CommandName, Command][]
const entry = 'resources/scripts/run.mjs'

test('every npm script is a command of the table, run by the one entry, and every command a script', () => {
  expect(scripts).toEqual(Object.fromEntries(named.map(([name]) => [name, `node ${entry} ${name}`])))
})

/** Whether a command's tools are there, or its module with a `main` that is typed as this command's. */
const isThere = (name: string, { runs }: Command) =>
  typeof runs === 'string'
    ? new RegExp(`^export const main: Main<.*'${name}'.*>`, 'm').test(readFileSync(runs, 'utf8'))
    : runs.every(({ file }) => existsSync(file))

test.each(named)('%s runs files that exist', (name, command) => {
  expect(isThere(name, command)).toBe(true)
})

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

test.each(named)('%s prints its own help and does nothing else', async (name, command) => {
  expect(await tryCommand(name, '--help')).toEqual({ code: 0, out: `${helpText(name, command)}\n`, err: '' })
})

/** A program's exit code, its output, and its errors. */
const ended = ({ status, stdout, stderr }: SpawnSyncReturns<string>) => [status, stdout, stderr]

/** Runs the entry on Node with this code before it. */
const runEntry = (before: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', `data:text/javascript,${before}`, entry, ...args], {
    encoding: 'utf8',
  })

test('npm finds a command, and hands it what follows the "--"', () => {
  const shell = process.platform === 'win32'
  const asked = spawnSync('npm', ['run', '--silent', 'test:unit', '--', '--help'], {
    encoding: 'utf8',
    shell,
  })
  expect(ended(asked)).toEqual([0, `${helpText('test:unit', commands['test:unit'])}\n`, ''])
})

test('a Node that is too old is refused by its version, before anything is loaded', () => {
  const versions = `{ value: { ...process.versions, node: '22.17.1' } }`
  const refused = runEntry(`Object.defineProperty(process, 'versions', ${versions})`, 'start', '--prot')
  expect(ended(refused)).toEqual([
    1,
    '',
    expect.stringMatching(/^Node 22\.17\.1 is too old: 22\.18 or newer is needed/),
  ])
})

test('the entry ends with the command’s exit code, and hides the warning of an experiment, but no other', () => {
  const warn = (kind: string) => `process.emitWarning('of the ${kind} kind', '${kind}Warning')`
  const before = `process.once('beforeExit', () => { ${warn('Experimental')}; ${warn('Other')} })`
  const { status, stderr } = runEntry(before, 'start', '--prot')
  expect(status).toBe(2)
  expect(stderr).toMatch(/^"npm start" has no flag --prot\..*\n.*OtherWarning: of the Other kind\n/)
  expect(stderr).not.toContain('Experimental')
})

test('an unknown command is refused', async () => {
  const warn = vi.fn()
  expect(await runCommand(commands, 'tset', [], { print: warn, warn })).toBe(2)
  expect(warn.mock.calls).toEqual([['There is no command "tset". Did you mean test?']])
})

test('a word after shots or test:e2e chooses what it runs', () => {
  const { file, args } = pictures
  const { stdout } = spawnSync(process.execPath, [file, ...args, 'lobby', '--list'], { encoding: 'utf8' })
  expect(stdout).toContain('lobby-recent')
  expect(stdout).not.toContain('member-devices')
  expect(journeys).toEqual({ file, args: [...args.slice(0, -1), '--project=web'] })
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
])('%s %j ends at once with code %d and says why in a line', async (name, args, code, line) => {
  const folder = mkdtempSync(join(tmpdir(), 'no-electron-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', folder)
  const { err, ...others } = await tryCommand(name, ...args)
  expect(others).toEqual({ code, out: '' })
  expect(err.trim()).toMatch(line)
  expect(err.trim().split('\n')).toHaveLength(1)
})

const own = {
  does: 'tries things.',
  flags: { keep: { does: 'keeps' }, port: { does: 'the port', value: '5000' } },
  example: 'npm run own',
  runs: [],
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

test('an unknown flag without a similar one is refused without a suggestion', () => {
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

test('slow work prints its progress, unless something else has just been printed', () => {
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
