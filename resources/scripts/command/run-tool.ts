import { withProgress } from './progress.ts'
import { runNode } from './run-node.ts'

/** One run of a tool. */
export type ToolRun = {
  file: string
  args: readonly string[]
  /** What it does, for the progress lines of a tool that prints nothing for long. */
  quiet?: string
}

/**
 * Runs a tool in this terminal. Resolves with its exit code.
 * @param rest arguments after the tool's own.
 * @param env variables to add to its environment.
 */
export function runTool(
  { file, args, quiet }: ToolRun,
  rest: readonly string[] = [],
  env?: Readonly<Record<string, string>>,
): Promise<number> {
  const run = () => runNode(file, [...args, ...rest], env)
  return quiet === undefined ? run() : withProgress(quiet, run)
}
