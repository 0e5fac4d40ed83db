/** A proof: "sandbox", the bot check's action, milliseconds since 1970, a UUID, and the number of tries. */
const shape = /^sandbox:([a-z]+):(\d{13}):[\w-]{36}:\d{1,9}$/

/** A parsed proof of work. Doesn't say whether the work was done. */
export type WorkProof = { action: string; made: number }

/** Parses a proof; undefined when the text isn't one. */
export function readWorkProof(text: string): WorkProof | undefined {
  const [, action, made] = shape.exec(text) ?? []
  return action === undefined ? undefined : { action, made: Number(made) }
}

/** Whether the SHA-256 of a proof shows the work: one text in 256 does. */
export const showsWork = (hash: Uint8Array): boolean => hash[0] === 0

/**
 * Makes the proof for the sandbox's bot check: a text for one action and time whose hash takes some hundred tries to
 * find. Replaces a provider's proof, which only the provider's servers can make.
 */
export async function makeWorkProof(action: string, now = Date.now()): Promise<string> {
  const subject = `sandbox:${action}:${now}:${crypto.randomUUID()}`
  for (let tries = 0; ; tries++) {
    const proof = `${subject}:${tries}`
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(proof))
    if (showsWork(new Uint8Array(hash))) return proof
  }
}
