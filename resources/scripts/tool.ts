/** `node resources/scripts/tool.ts <command> …`: a command that is nothing but tools, with its help. */
import { readCommand } from './command/read-command.ts'
import { runTool, type ToolRun } from './command/run-tool.ts'
import { toolRuns } from './tools.ts'

const [, , name = '', ...args] = process.argv
const isToolCommand = (word: string): word is keyof typeof toolRuns => Object.hasOwn(toolRuns, word)
if (!isToolCommand(name)) throw new Error(`No command "${name}" runs a tool.`)

const { rest } = readCommand(name, args)
const runs: readonly ToolRun[] = toolRuns[name]
for (const run of runs) {
  const code = await runTool(run, run === runs.at(-1) ? rest : [])
  if (code !== 0) process.exit(code)
}
