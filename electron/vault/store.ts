import type { VaultFault } from './machine.ts'

/** A place that keeps secrets by name. Every method rejects with a VaultError, and with nothing else. */
export type SecretStore = {
  /** The secret, undefined when there is none of that name. */
  read(name: string): Promise<string | undefined>
  write(name: string, value: string): Promise<void>
  /** Removing what isn't there is no error. */
  remove(name: string): Promise<void>
}

/** Why a place failed. `message` is the system's own, for the log; it holds no secret. */
export class VaultError extends Error {
  override readonly name = 'VaultError'
  readonly fault: VaultFault

  constructor(fault: VaultFault, message: string) {
    super(message)
    this.fault = fault
  }
}

/**
 * Waits for a place that may wait for its user: a locked keyring puts up a prompt and answers when that is
 * closed. Past the limit the place counts as locked.
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new VaultError('locked', `no answer in ${milliseconds} ms`)),
    milliseconds,
  )
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
