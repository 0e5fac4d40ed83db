import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { reasonOf } from '#shared/domain/reason-of.ts'

/** Milliseconds that a query may take. */
const timeout = 5_000

/** What `reg query` printed, with its exit code; with `undefined` and the reason when it did not run to its end. */
export type RegistryAnswer = { readonly code: number | undefined; readonly output: string }

/** Asks Windows' own `reg` for a key, in the 64-bit registry. Never rejects. */
export async function askRegistry(key: string): Promise<RegistryAnswer> {
  const reg = `${process.env.SystemRoot ?? 'C:\\Windows'}\\System32\\reg.exe`
  try {
    const { stdout } = await promisify(execFile)(reg, ['query', key, '/reg:64'], {
      windowsHide: true,
      timeout,
    })
    return { code: 0, output: stdout }
  } catch (error) {
    // An exit code is a number; whatever else kept it from running (missing, forbidden, too slow) is not.
    const code =
      error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : undefined
    return { code, output: reasonOf(error) }
  }
}
