import { spawn } from 'node:child_process'

/**
 * Runs a file with this Node, in this terminal. Resolves with its exit code. Ctrl-C reaches it, too, and is its to
 * answer.
 */
export function runNode(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const leaveToChild = () => {}
  process.on('SIGINT', leaveToChild)
  return new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  }).finally(() => process.off('SIGINT', leaveToChild))
}
