const keyOrBracket = /("[^"\\]*(?:\\.[^"\\]*)*")\s*(:)?|[{}[\]]/g

/**
 * Parses JSON. Returns undefined for invalid JSON, and also for an object with a duplicate key, because two readers
 * could each use a different one of its values.
 */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return hasKeyTwice(text) ? undefined : value
  } catch {
    return undefined
  }
}

/** Expects valid JSON. Only keys are strings followed by a colon. */
function hasKeyTwice(text: string): boolean {
  const open: Set<unknown>[] = []
  for (const [token, string, colon] of text.matchAll(keyOrBracket)) {
    if (token === '{' || token === '[') open.push(new Set())
    else if (token === '}' || token === ']') open.pop()
    else if (string !== undefined && colon !== undefined) {
      // Parsed, because the same key can be written with different escapes.
      const key: unknown = JSON.parse(string)
      if (open.at(-1)?.has(key)) return true
      open.at(-1)?.add(key)
    }
  }
  return false
}
