import { parseArgs } from 'node:util'
import { didYouMean } from './nearest.ts'

/** A flag of a command. */
export type Flag = {
  /** What it does, for the help. */
  does: string
  /** An example of its value. A flag without one takes no value. */
  value?: string
}

/** One run of a tool. */
export type ToolRun = {
  file: string
  args: readonly string[]
  /** What it does, for the progress lines of a tool that prints nothing for long. */
  quiet?: string
}

/** An npm script: what its help says, what may follow its name on the command line, and what it runs. */
export type Command = {
  /** What it does, in a sentence or two. */
  does: string
  flags?: Readonly<Record<string, Flag>>
  /** What words without dashes mean. A command without this takes none. */
  words?: { name: string; does: string }
  /** The tool that gets every flag and word that isn't the command's own. */
  tool?: { name: string; help: string }
  /** A whole call. */
  example: string
  /** The tools that it runs, one after the other, or the file of the module that does it by its `main`. */
  runs: readonly ToolRun[] | string
}

/** The values of a command's flags; undefined where one wasn't given. */
export type FlagValues<C extends Command> = {
  readonly [Name in keyof C['flags']]?: C['flags'][Name] extends { value: string } ? string : true
}

export type ParsedCommand<C extends Command> = {
  name: string
  /** The whole command line after the name. */
  args: readonly string[]
  flags: FlagValues<C>
  words: readonly string[]
  /** The arguments for the command's tool, in their order. */
  rest: readonly string[]
}

/** A command line that can't be understood. The message says what is wrong, and what is right. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** How a command is called: `npm start`, `npm test`, `npm run bench`. */
export const callOf = (name: string): string =>
  name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`

/** Whether help is asked for. What follows a `--` is for the command's tool. */
export function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  return (end === -1 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h')
}

/** Returns what `npm run <name> -- --help` prints. */
export function helpText(name: string, { does, flags = {}, words, tool, example }: Command): string {
  const call = callOf(name)
  const rows = [
    ...(words ? [[words.name, words.does] as const] : []),
    ...Object.entries(flags).map(
      ([flag, { does: what, value }]) =>
        [`--${flag}${value === undefined ? '' : ` ${value}`}`, what] as const,
    ),
    ['--help', 'prints this and does nothing else'] as const,
  ]
  const width = Math.max(...rows.map(([left]) => left.length))
  return [
    `${call}: ${does}`,
    '',
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    ...(tool ? ['', `Everything else goes to ${tool.name}. "${tool.help}" lists what that takes.`] : []),
    '',
    `Example: ${example}`,
  ].join('\n')
}

const noFlags: Readonly<Record<string, Flag>> = {}

/**
 * Parses what follows a command's name.
 * @throws UsageError for a flag or word that the command doesn't have, and for a value that is missing or too much.
 */
export function parseCommand<C extends Command>(
  name: string,
  command: C,
  args: readonly string[],
): ParsedCommand<C>
export function parseCommand(
  name: string,
  command: Command,
  args: readonly string[],
): ParsedCommand<Command> {
  const known = command.flags ?? noFlags
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(known).map(([flag, { value }]) => [
        flag,
        { type: value === undefined ? 'boolean' : 'string' },
      ]),
    ),
    strict: false,
    tokens: true,
  })
  const call = callOf(name)
  const help = `"${call} -- --help" lists what it takes.`
  const flags: Record<string, string | true> = {}
  const words: string[] = []
  const own = new Set<number>()
  for (const token of tokens) {
    if (token.kind === 'option') {
      const flag = Object.hasOwn(known, token.name) ? known[token.name] : undefined
      if (flag) {
        flags[token.name] = valueOf(token, flag, `${call} -- `)
        own.add(token.index)
        if (flag.value !== undefined && !token.inlineValue) own.add(token.index + 1)
      } else if (command.tool === undefined)
        throw new UsageError(
          `"${call}" has no flag ${token.rawName}.${didYouMean(token.name, Object.keys(known), '--')} ${help}`,
        )
    } else if (token.kind === 'positional') {
      words.push(token.value)
      if (command.words === undefined && command.tool === undefined)
        throw new UsageError(`"${call}" takes no "${token.value}". ${help}`)
    }
  }
  return {
    name,
    args,
    flags,
    words,
    rest: args.filter((_, index) => !own.has(index)),
  }
}

type OptionToken = { rawName: string; value: string | undefined; inlineValue: boolean | undefined }

function valueOf({ rawName, value, inlineValue }: OptionToken, flag: Flag, call: string): string | true {
  if (flag.value === undefined) {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value, but "${value}" was given.`)
    return true
  }
  if (value === undefined || value === '' || (!inlineValue && value !== '-' && value.startsWith('-')))
    throw new UsageError(`${rawName} needs a value, for example: ${call}${rawName} ${flag.value}`)
  return value
}
