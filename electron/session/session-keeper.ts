/** Where a secret is put for safe keeping; see vault/vault.ts. */
export type SecretKeeper = {
  put(name: string, value: string): Promise<unknown>
  remove(name: string): Promise<unknown>
}

export const sessionSecret = 'session'

/**
 * The session's token, which never leaves this process but on the gateway's own calls. It lives as long as
 * the client runs, as a browser's tab does; the vault holds it meanwhile, and `clearStale` drops what a run
 * that was killed left there.
 */
export type SessionKeeper = {
  token(): string | undefined
  keep(token: string): void
  forget(): void
  clearStale(): void
}

/** Keeps the token at hand and, without making anybody wait, in the vault. */
export function createSessionKeeper(vault: SecretKeeper): SessionKeeper {
  let held: string | undefined
  return {
    token: () => held,
    keep(token) {
      held = token
      void vault.put(sessionSecret, token)
    },
    forget() {
      if (held === undefined) return
      held = undefined
      void vault.remove(sessionSecret)
    },
    clearStale() {
      if (held === undefined) void vault.remove(sessionSecret)
    },
  }
}
