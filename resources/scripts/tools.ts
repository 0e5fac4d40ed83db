/** The tools that other work runs: those of some commands, and those that are no command by themselves. */
import type { ToolRun } from './command/parse-command.ts'
import { toolPath } from './command/run-command.ts'
import { commands, specs, tests } from './commands.ts'

export const [buildSite] = commands['build:web'].runs
export const [buildClient] = commands['build:desktop'].runs
export const [journeys] = commands['test:e2e'].runs
export const [desktopSpecs] = commands['test:desktop'].runs

export const sandboxTests = tests('sandbox')
export const pictures = specs('tests/e2e/playwright.config.ts', '--project=shots')
export const vitest: ToolRun = { file: toolPath('vitest'), args: [] }

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
