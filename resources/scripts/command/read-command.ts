import { type CommandName, commands } from '../commands.ts'
import { helpText } from './help-text.ts'
import { asksForHelp, type ParsedCommand, parseCommand, UsageError } from './parse-command.ts'

/**
 * Returns what this process was called with, as the command's declaration has it. Prints the help and exits when that
 * is asked for; prints one line and exits with code 2 when the command line can't be understood.
 */
export function readCommand<Name extends CommandName>(
  name: Name,
  args: readonly string[] = process.argv.slice(2),
): ParsedCommand<(typeof commands)[Name]> {
  if (asksForHelp(args)) {
    console.log(helpText(name, commands[name]))
    process.exit(0)
  }
  try {
    return parseCommand(name, commands[name], args)
  } catch (error) {
    if (error instanceof UsageError) usageError(error.message)
    throw error
  }
}

/** Prints what is wrong with the command line, and exits with code 2. */
export function usageError(message: string): never {
  console.error(message)
  process.exit(2)
}
