import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { didYouMean } from './nearest.ts'
import {
  asksForHelp,
  type Command,
  helpText,
  type ParsedCommand,
  parseCommand,
  type ToolRun,
  UsageError,
} from './parse-command.ts'
import { withProgress } from './progress.ts'

/** Where a command writes its lines: what it was asked for, and what there is to say besides. */
export type Output = { print(text: string): void; warn(text: string): void }

const terminal: Output = {
  print: (text) => console.log(text),
  warn: (text) => console.error(text),
}

/** The `main` of a command's module. Returns the exit code. @throws UsageError for what only it can tell to be wrong. */
type Run = (call: ParsedCommand<Command>, output: Output) => number | Promise<number>

/**
 * Runs a command of a table, or prints its help. Resolves with the exit code: 2 for a command line that can't be
 * understood, of which a line says why.
 */
export async function runCommand(
  commands: Readonly<Record<string, Command>>,
  name: string,
  args: readonly string[],
  output: Output = terminal,
): Promise<number> {
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command === undefined)
      throw new UsageError(`There is no command "${name}".${didYouMean(name, Object.keys(commands))}`)
    if (asksForHelp(args)) {
      output.print(helpText(name, command))
      return 0
    }
    const call = parseCommand(name, command, args)
    return typeof command.runs === 'string'
      ? await runModule(command.runs, call, output)
      : await runTools(command.runs, call.rest)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    output.warn(error.message)
    return 2
  }
}

const root = resolve(import.meta.dirname, '../../..')

async function runModule(file: string, call: ParsedCommand<Command>, output: Output): Promise<number> {
  const { main }: { main: Run } = await import(pathToFileURL(resolve(root, file)).href)
  return main(call, output)
}

/** Runs tools one after the other, until one fails. What was left of the command line is for the last. */
async function runTools(tools: readonly ToolRun[], rest: readonly string[]): Promise<number> {
  for (const tool of tools) {
    const code = await runTool(tool, tool === tools.at(-1) ? rest : [])
    if (code !== 0) return code
  }
  return 0
}

/**
 * Runs a tool in this terminal. Resolves with its exit code.
 * @param rest arguments after the tool's own.
 * @param env variables to add to its environment.
 */
export function runTool(
  { file, args, quiet }: ToolRun,
  rest: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const run = () => runNode([file, ...args, ...rest], env)
  return quiet === undefined ? run() : withProgress(quiet, run)
}

/** Runs this Node. Ctrl-C reaches it, too, and is its to answer. */
function runNode(args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const leaveToChild = () => {}
  process.on('SIGINT', leaveToChild)
  return new Promise<number>((end, fail) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', fail)
    child.once('close', (code) => end(code ?? 1))
  }).finally(() => process.off('SIGINT', leaveToChild))
}

/**
 * Returns the file behind a package's program, to run with this Node: the same on every system, and without the half
 * second that npx takes.
 * @param program its name, where that isn't the package's.
 * @throws Error when the package has no such program.
 */
export function toolPath(name: string, program: string = name.replace(/^.*\//, '')): string {
  const folder = resolve('node_modules', name)
  const { bin }: { bin?: string | Record<string, string> } = JSON.parse(
    readFileSync(resolve(folder, 'package.json'), 'utf8'),
  )
  const path = typeof bin === 'string' ? bin : bin?.[program]
  if (path === undefined) throw new Error(`The package ${name} has no program ${program}.`)
  return resolve(folder, path)
}
