/** Every npm script: what it runs, what its help says, and how its command line is read. */
import { sandboxFlags } from '#sandbox/entry/flags.ts'
import { brandFlags } from '../build/brand/questions.ts'
import type { Command, ParsedCommand, ToolRun } from './command/parse-command.ts'
import { type Output, toolPath } from './command/run-command.ts'

const playwright = { name: 'Playwright', help: 'npx playwright test --help' }
const vitest = { name: 'Vitest', help: 'npx vitest --help' }

/** The tests of one of Vitest's projects. */
export const tests = (project: string): ToolRun => ({
  file: toolPath('vitest'),
  args: ['run', '--project', project],
})

/** Playwright's specs. */
export const specs = (config: string, ...args: string[]): ToolRun => ({
  file: toolPath('@playwright/test', 'playwright'),
  args: ['test', '--config', config, ...args],
})

const buildSite: ToolRun = {
  file: toolPath('vite'),
  args: ['build', '--logLevel', 'warn'],
  quiet: 'building the site',
}

const buildClient: ToolRun = {
  file: toolPath('electron-vite'),
  args: ['build', '--logLevel', 'warn'],
  quiet: 'building the desktop client',
}

export const commands = {
  start: {
    does: 'builds what is stale, starts the sandbox with the site, and opens the desktop client where Electron is.',
    runs: 'resources/scripts/start.ts',
    flags: { web: { does: 'the site alone, without the desktop client' }, ...sandboxFlags },
    example: 'npm start -- --web --port 5000',
  },
  dev: {
    does: 'the site with hot reload, on the sandbox. Restarts when a file of the brand changes.',
    runs: 'resources/scripts/dev.ts',
    flags: sandboxFlags,
    example: 'npm run dev -- --memory',
  },
  desktop: {
    does: 'the desktop client, built from the sources, on the sandbox. Needs an Electron binary.',
    runs: 'resources/scripts/desktop.ts',
    flags: sandboxFlags,
    example: 'npm run desktop -- --memory',
  },
  build: {
    does: 'both builds: the site into dist/web, the desktop client into out.',
    runs: [buildSite, buildClient],
    example: 'npm run build',
  },
  'build:web': {
    does: 'builds the static site of the brand that PALARO_BRAND names (palaro by default) into dist/web.',
    runs: [buildSite],
    tool: { name: 'Vite', help: 'npx vite build --help' },
    example: 'PALARO_BRAND=tanglaw npm run build:web',
  },
  'build:desktop': {
    does: 'builds the desktop client of the brand that PALARO_BRAND names (palaro by default) into out.',
    runs: [buildClient],
    tool: { name: 'electron-vite', help: 'npx electron-vite build --help' },
    example: 'PALARO_BRAND=tanglaw npm run build:desktop',
  },
  dist: {
    does: 'builds the desktop client and packs its installers for this system into release. Needs an Electron binary.',
    runs: 'resources/scripts/dist.ts',
    tool: { name: 'electron-builder', help: 'npx electron-builder --help' },
    example: 'npm run dist -- --linux deb',
  },
  shots: {
    does: 'takes a picture of every screen, in both themes and three widths, into shots.',
    runs: 'resources/scripts/shots.ts',
    tool: playwright,
    example: 'npm run shots -- lobby',
  },
  bench: {
    does: 'measures the built site against its budgets: about five minutes, or over half an hour for all.',
    runs: 'tests/perf/bench.ts',
    flags: { keep: { does: 'keeps the figures as those of a release' } },
    words: { name: '<measure> …', does: 'only these measures; "all" for every one' },
    example: 'npm run bench -- lighthouse',
  },
  contract: {
    does: 'the gateway contract: a Markdown table of its calls, an OpenAPI 3.1 document with examples of the sandbox, a TypeScript client, a server that answers every call, or how a document differs from it.',
    runs: 'resources/contract/command.ts',
    words: { name: 'openapi|client|stub|check <file>', does: 'what to make; without a word, the table' },
    flags: {
      out: { does: 'the file or folder to write; a document without it is printed', value: 'openapi.json' },
      gateway: { does: 'the gateway that document and client name', value: 'https://gateway.example' },
      brand: { does: 'the brand that a stub answers as: merchant and currency', value: 'acme' },
      'no-examples': { does: 'a document without examples, the same each time' },
    },
    example: 'npm run contract -- openapi --out openapi.json',
  },
  conform: {
    does: 'calls a gateway as the site does and compares each answer with the contract. Ends with 0 if it conforms, 1 if it deviates, 2 if it couldn’t be tried.',
    runs: 'resources/scripts/conform.ts',
    flags: {
      brand: { does: 'the brand to call as: merchant, language, keys, mapping', value: 'acme' },
      origin: { does: 'the site’s origin, to check CORS for', value: 'https://www.acme.example' },
      token: { does: 'a session’s token; better in PALARO_TOKEN, which nobody sees', value: 'abc' },
      account: { does: 'logs in with this account, and out at the end', value: 'ana' },
      password: { does: 'its password; better in PALARO_PASSWORD', value: 'secret' },
      writes: {
        does: 'also makes these calls, which change something',
        value: 'games.addFavourite,messages.markRead',
      },
      money: { does: 'lets --writes name calls that move money' },
      inputs: {
        does: 'a JSON file with inputs of calls by their id, for those that can’t be made up',
        value: 'inputs.json',
      },
      timeout: { does: 'seconds to wait for an answer, in place of the site’s own', value: '30' },
      'max-wait': {
        does: 'seconds that a rate limit may make it wait for one call, 60 by default',
        value: '120',
      },
      json: {
        does: 'also writes the report as JSON; "-" prints it instead of the text',
        value: 'conform.json',
      },
      junit: { does: 'also writes the report as JUnit XML, for CI', value: 'conform.xml' },
    },
    words: { name: '<gateway>', does: 'its address; may be left out where the brand has a gatewayUrl' },
    example: 'npm run conform -- https://gateway.acme.example --brand acme --account ana',
  },
  brand: {
    does: 'makes a brand with all its pictures, asking for what no flag says; or says what keeps one from being published; or puts in the gateway’s key.',
    runs: 'resources/scripts/brand.ts',
    flags: brandFlags,
    words: {
      name: 'new <name> | check [name] | key <name> <file> | reference',
      does: 'what to do; the flags are for new',
    },
    example: `npm run brand -- new acme --title "Acme Play" --gateway https://gateway.acme.example --accent "#1565c0"`,
  },
  icons: {
    does: 'draws every brand’s icons from its mark, into resources/brand/<name>/icons.',
    runs: 'resources/scripts/draw-icons.ts',
    example: 'npm run icons',
  },
  fonts: {
    does: 'cuts the fonts to what the site uses of them, into renderer/styles/fonts.',
    runs: 'resources/scripts/cut-fonts.ts',
    example: 'npm run fonts',
  },
  'kiosk-pin': {
    does: 'asks for a kiosk’s PIN and prints its hash for the policy. The PIN is no argument: shells keep a history.',
    runs: 'resources/scripts/kiosk-pin.ts',
    example: 'npm run kiosk-pin',
  },
  messages: {
    does: 'writes the types of the texts. Run it after changing an English text.',
    runs: 'resources/scripts/messages.ts',
    flags: {
      check: { does: 'writes nothing; checks that types and languages are complete and every text is used' },
      missing: {
        does: 'prints what a language lacks (all: each that a brand offers), in English',
        value: 'JA',
      },
      fill: {
        does: 'adds the translated texts of a file (the word that follows) to a language (or to all)',
        value: 'JA',
      },
      new: { does: 'creates a language, without texts yet, and says what is left to do', value: 'FR' },
      tag: { does: 'for --new: the BCP 47 tag of a language that isn’t known yet', value: 'sw' },
      name: { does: 'for --new: its name in itself, if Intl’s isn’t right', value: 'Kiswahili' },
    },
    words: { name: '<file>', does: 'the translated texts, for --fill' },
    example: 'npm run messages -- --fill JA translated.json',
  },
  docs: {
    does: 'writes the parts of the documents that are made from code, such as the table of flags.',
    runs: 'resources/scripts/docs.ts',
    example: 'npm run docs',
  },
  format: {
    does: 'formats every file with Biome.',
    runs: [{ file: toolPath('@biomejs/biome'), args: ['check', '--linter-enabled=false', '--write'] }],
    tool: { name: 'Biome', help: 'npx biome check --help' },
    example: 'npm run format -- resources',
  },
  check: {
    does: 'runs every check of the sources (format, types, lint, styles, imports, texts, unused code) and of the newest commits’ messages, and reports all.',
    runs: 'resources/scripts/check.ts',
    example: 'npm run check',
  },
  test: {
    does: 'runs every check, and the tests that show whether a change is good, the fastest to fail first.',
    runs: 'tests/support/run-all.ts',
    example: 'npm test',
  },
  'test:all': {
    does: 'runs every check and every test: also the looks in all languages, the rare cases and the sandbox’s own tests.',
    runs: 'tests/support/run-all.ts',
    example: 'npm run test:all',
  },
  'test:changed': {
    does: 'checks what the changed files can break: format, types, lint, the tests that reach them, changed journeys.',
    runs: 'tests/support/run-changed.ts',
    words: { name: '<ref>', does: 'the commit to compare with; by default, where this branch left main' },
    example: 'npm run test:changed -- HEAD~3',
  },
  'test:unit': {
    does: 'runs the unit tests.',
    runs: [tests('unit')],
    tool: vitest,
    example: 'npm run test:unit -- shared/domain',
  },
  'test:sandbox': {
    does: 'runs the sandbox’s own tests. npm test does so only when the sandbox or what it shares with the client has changed.',
    runs: 'tests/support/run-sandbox-tests.ts',
    tool: vitest,
    example: 'npm run test:sandbox -- ledger',
  },
  'test:component': {
    does: 'runs the component tests in a browser.',
    runs: [tests('component')],
    tool: vitest,
    example: 'npm run test:component -- renderer/ui',
  },
  'test:size': {
    does: 'compares bytes, requests and work of a first visit with their budgets. Needs npm run build.',
    runs: 'tests/perf/size.ts',
    example: 'npm run test:size',
  },
  'test:e2e': {
    does: 'runs the journeys on the built site. Needs npm run build:web.',
    runs: [
      // With a space, words that follow would be projects, too.
      specs('tests/e2e/playwright.config.ts', '--project=web'),
    ],
    tool: playwright,
    example: 'npm run test:e2e -- lobby.spec.ts',
  },
  'test:desktop': {
    does: 'runs the desktop client’s specs on Electron, or on a stand-in where it isn’t. Needs npm run build:desktop.',
    runs: [specs('tests/desktop/playwright.config.ts')],
    tool: playwright,
    example: 'npm run test:desktop -- settings.spec.ts',
  },
  'test:mutants': {
    does: 'breaks one behaviour after the other, as tests/mutants lists them, and checks that its test goes red.',
    runs: 'tests/support/run-mutants.ts',
    words: { name: '<word> …', does: 'only those of this area, requirement, file or text; by default, all' },
    example: 'npm run test:mutants -- MBR-06',
  },
  'new-electron': {
    does: 'moves the project to the Electron release it should have, and prints its version if there is a newer one.',
    runs: 'resources/scripts/new-electron.ts',
    example: 'npm run new-electron',
  },
  'update-key': {
    does: 'makes the pair of keys that a brand’s updates are signed with, and prints it once.',
    runs: 'resources/scripts/update-key.ts',
    example: 'npm run update-key',
  },
  'sign:updates': {
    does: 'signs what npm run dist has made for publishing, with the secret key in UPDATE_KEY.',
    runs: 'resources/scripts/sign-updates.ts',
    words: { name: '<folder>', does: 'where the installers are, release by default' },
    example: 'npm run sign:updates -- release',
  },
  'verify:electron': {
    does: 'runs the desktop specs on a real Electron, and on nothing else.',
    runs: 'resources/scripts/verify-electron.ts',
    flags: { packed: { does: 'packs the client and plays the main job in it instead' } },
    tool: playwright,
    example: 'npm run verify:electron -- --packed',
  },
} as const satisfies Record<string, Command>

export type CommandName = keyof typeof commands

/**
 * The `main` of the module that a command runs. Returns the exit code.
 * @throws UsageError for a fault of the command line that only the module can find.
 */
export type Main<Name extends CommandName> = (
  call: ParsedCommand<(typeof commands)[Name]>,
  output: Output,
) => number | Promise<number>
