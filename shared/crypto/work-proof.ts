/** What a proof of work is good for; the same names as a bot check's actions. */
const shape = /^sandbox:([a-z]+):(\d{13}):[\w-]{36}:\d{1,9}$/

/** A proof of work, read; whether the work was done is another question. */
export type WorkProof = { action: string; made: number }

/** What a proof says of itself; undefined for what is none. */
export function readWorkProof(text: string): WorkProof | undefined {
  const [, action, made] = shape.exec(text) ?? []
  return action === undefined ? undefined : { action, made: Number(made) }
}

/** Whether a proof's SHA-256 shows the work: about one text in 256 does. */
export const showsWork = (hash: Uint8Array): boolean => hash[0] === 0

/**
 * Makes the sandbox's bot check: a text for one action, at one time, whose hash took some hundred tries to find.
 * Stands in for a provider's proof, which only the provider's servers can make.
 */
export async function makeWorkProof(action: string, now = Date.now()): Promise<string> {
  const subject = `sandbox:${action}:${now}:${crypto.randomUUID()}`
  for (let tries = 0; ; tries++) {
    const proof = `${subject}:${tries}`
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(proof))
    if (showsWork(new Uint8Array(hash))) return proof
  }
}
