import { runCommand } from '../../resources/scripts/command/run-command.ts'
import { type CommandName, commands } from '../../resources/scripts/commands.ts'

/** How a command ended: its exit code, and what it wrote to each output. */
export type Ended = { code: number; out: string; err: string }

/**
 * Runs one of the project's commands in this process, with what follows its name on the command line. A test imports the
 * command's file, too, by which `npm run test:changed` finds it.
 */
export async function tryCommand(name: CommandName, ...args: readonly string[]): Promise<Ended> {
  let [out, err] = ['', '']
  const code = await runCommand(commands, name, args, {
    print: (text) => void (out += `${text}\n`),
    warn: (text) => void (err += `${text}\n`),
  })
  return { code, out, err }
}
