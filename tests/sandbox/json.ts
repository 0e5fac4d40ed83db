const keyOrBracket = /("[^"\\]*(?:\\.[^"\\]*)*")\s*(:)?|[{}[\]]/g

/**
 * Reads JSON, and nothing where a key stands twice in one object: the two sides of a call could each take
 * another value for the one that counts. Undefined for what is no JSON, too.
 */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return hasKeyTwice(text) ? undefined : value
  } catch {
    return undefined
  }
}

/** Of text that is JSON: only keys are strings before a colon. */
function hasKeyTwice(text: string): boolean {
  const open: Set<unknown>[] = []
  for (const [token, string, colon] of text.matchAll(keyOrBracket)) {
    if (token === '{' || token === '[') open.push(new Set())
    else if (token === '}' || token === ']') open.pop()
    else if (string !== undefined && colon !== undefined) {
      // Read, since a letter may be written as an escape.
      const key: unknown = JSON.parse(string)
      if (open.at(-1)?.has(key)) return true
      open.at(-1)?.add(key)
    }
  }
  return false
}
