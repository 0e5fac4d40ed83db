/**
 * The name of a session in messages between tabs, and between the desktop's page and main: a digest of 32 bits (FNV-1a),
 * enough to tell the sessions of one machine apart and far too little to find a token by.
 */
export function nameSession(token: string): string {
  let digest = 0x811c9dc5
  for (const letter of token) digest = Math.imul(digest ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (digest >>> 0).toString(36)
}
