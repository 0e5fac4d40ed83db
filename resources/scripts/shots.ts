/** `npm run shots`: a picture of every screen of the site as its sources are. Other arguments go to Playwright. */
import { buildIfStale } from './build-if-stale.ts'
import { runTool } from './command/run-command.ts'
import type { Main } from './commands.ts'
import { pictures } from './tools.ts'

export const main: Main<'shots'> = async ({ rest }) =>
  (await buildIfStale('build:web')) ? runTool(pictures, rest) : 1
