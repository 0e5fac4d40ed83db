import type { ToolRun } from './command/run-tool.ts'
import { toolPath } from './command/tool-path.ts'
import type { CommandName } from './commands.ts'

const playwright = (config: string, ...args: string[]): ToolRun => ({
  file: toolPath('@playwright/test', 'playwright'),
  args: ['test', '--config', config, ...args],
})

export const vitest: ToolRun = { file: toolPath('vitest'), args: [] }

const tests = (project: string): ToolRun => ({ ...vitest, args: ['run', '--project', project] })

export const sandboxTests = tests('sandbox')

/** The tools that check sources. Files or patterns may follow, but for the types. */
export const checkTools = {
  format: { file: toolPath('@biomejs/biome'), args: ['check', '--linter-enabled=false'] },
  types: { file: toolPath('typescript', 'tsc'), args: ['-b'] },
  lint: { file: toolPath('oxlint'), args: ['--type-aware', '--deny-warnings'] },
  styles: { file: toolPath('stylelint'), args: ['--cache', '--cache-location', '.cache/stylelint'] },
  imports: {
    file: toolPath('dependency-cruiser', 'depcruise'),
    args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'err'],
  },
  unused: { file: toolPath('knip'), args: [] },
} satisfies Record<string, ToolRun>

export const buildSite: ToolRun = {
  file: toolPath('vite'),
  args: ['build', '--logLevel', 'warn'],
  quiet: 'building the site',
}

export const buildClient: ToolRun = {
  file: toolPath('electron-vite'),
  args: ['build', '--logLevel', 'warn'],
  quiet: 'building the desktop client',
}

/**
 * Packs what is built.
 * @param electron folder of the Electron to pack.
 * @param args electron-builder's flags, such as `--dir`.
 */
export const packClient = (electron: string, ...args: readonly string[]): ToolRun => ({
  file: toolPath('electron-builder'),
  args: [
    '--config',
    'resources/electron-builder.mjs',
    '--publish',
    'never',
    `-c.electronDist=${electron}`,
    ...args,
  ],
})

const site = 'tests/e2e/playwright.config.ts'

// With a space, words that follow would be projects, too.
export const journeys = playwright(site, '--project=web')

export const pictures = playwright(site, '--project=shots')

export const desktopSpecs = playwright('tests/desktop/playwright.config.ts')

/** The commands that are nothing but tools, each with what it runs, one after the other. */
export const toolRuns = {
  build: [buildSite, buildClient],
  'build:web': [buildSite],
  'build:desktop': [buildClient],
  format: [{ file: checkTools.format.file, args: checkTools.format.args.concat('--write') }],
  'test:unit': [tests('unit')],
  'test:component': [tests('component')],
  'test:e2e': [journeys],
  'test:desktop': [desktopSpecs],
} satisfies Partial<Record<CommandName, readonly ToolRun[]>>
