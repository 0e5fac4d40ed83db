/** `npm run shots`: a picture of every screen of the site as its sources are. Other arguments go to Playwright. */
import { buildIfStale } from './build-if-stale.ts'
import { readCommand } from './command/read-command.ts'
import { runTool } from './command/run-tool.ts'
import { pictures } from './tools.ts'

const { rest } = readCommand('shots')
process.exitCode = (await buildIfStale('build:web')) ? await runTool(pictures, rest) : 1
