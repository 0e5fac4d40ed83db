import type { VaultFault } from './machine.ts'

/** A place that stores secrets by name. Methods reject only with a VaultError. */
export type SecretStore = {
  /** Returns the secret; undefined when there is none of that name. */
  read(name: string): Promise<string | undefined>
  write(name: string, value: string): Promise<void>
  /** Removing a missing secret is no error. */
  remove(name: string): Promise<void>
}

/** Why a place failed. `message` is the system's own, for the log, and contains no secret. */
export class VaultError extends Error {
  override readonly name = 'VaultError'
  readonly fault: VaultFault

  constructor(fault: VaultFault, message: string) {
    super(message)
    this.fault = fault
  }
}

/**
 * Limits how long a place may wait for its user: a locked keyring shows a prompt and answers when that is closed.
 * @throws VaultError `locked` past the limit.
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
