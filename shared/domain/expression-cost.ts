/**
 * Estimates the worst-case time of a regular expression from the gateway. JavaScript's engine backtracks: with an
 * expression such as `(a+)+`, it would freeze the page on a few dozen characters. The expression isn't run but
 * parsed. What can't be proved harmless counts as harmful.
 */

/** Steps allowed in the worst case: some hundredths of a second. */
const mostSteps = 20_000_000
/** Maximum length of an expression. Longer ones count as harmful. */
const longestExpression = 1000

const endless = Number.POSITIVE_INFINITY
const harmful: Cost = { ways: endless, steps: endless, fixed: false }

/** The cost of a part: ways to match it, steps to try them all, and whether there is only one way. */
type Cost = { ways: number; steps: number; fixed: boolean }
type Reader = { source: string; at: number; longest: number }

/**
 * Whether a valid expression (flag u, anchored at both ends) is certainly quick.
 * @param longest characters of the longest text that it will be run on.
 */
export function isQuickExpression(source: string, longest: number): boolean {
  if (source.length > longestExpression) return false
  const reader = { source, at: 0, longest }
  const { steps } = readAlternatives(reader)
  // Unread characters, such as a stray bracket, mean that the parser has lost its place.
  return reader.at === source.length && steps <= mostSteps
}

function readAlternatives(reader: Reader): Cost {
  let cost = readSequence(reader)
  while (reader.source[reader.at] === '|') {
    reader.at += 1
    const other = readSequence(reader)
    cost = { ways: cost.ways + other.ways, steps: cost.steps + other.steps, fixed: false }
  }
  return cost
}

function readSequence(reader: Reader): Cost {
  const cost: Cost = { ways: 1, steps: 1, fixed: true }
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at] ?? '')) {
    const part = readRepeated(reader)
    // Each way to match so far tries all of what follows.
    cost.steps += cost.ways * part.steps
    cost.ways *= part.ways
    cost.fixed &&= part.fixed
  }
  return cost
}

/** Reads an atom with its quantifier. A part that can match in several ways must not be repeated. */
function readRepeated(reader: Reader): Cost {
  const atom = readAtom(reader)
  const [least, most] = readQuantifier(reader)
  if (least === 1 && most === 1) return atom
  if (most > 1 && !atom.fixed) return harmful
  const times = Math.min(most, reader.longest)
  const choices = times - Math.min(least, reader.longest) + 1
  return { ways: atom.ways * choices, steps: atom.steps * times, fixed: atom.fixed && least === most }
}

/** Reads the quantifier of the previous atom: minimum and maximum. */
function readQuantifier(reader: Reader): [least: number, most: number] {
  const found = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(reader.source.slice(reader.at))
  if (!found) return [1, 1]
  reader.at += found[0].length
  switch (found[0][0]) {
    case '*':
      return [0, endless]
    case '+':
      return [1, endless]
    case '?':
      return [0, 1]
    default: {
      const [, least, comma, most] = found
      return [Number(least), comma === '' ? Number(least) : most === '' ? endless : Number(most)]
    }
  }
}

function readAtom(reader: Reader): Cost {
  const rest = reader.source.slice(reader.at)
  if (rest.startsWith('(')) return readGroup(reader, rest)
  // Back references are too costly to bound.
  if (/^\\[1-9k]/.test(rest)) {
    reader.at += 2
    return harmful
  }
  const atom = /^(?:\[(?:[^\]\\]|\\.)*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\.|.)/su.exec(rest)
  reader.at += atom?.[0].length ?? 1
  return { ways: 1, steps: 1, fixed: true }
}

function readGroup(reader: Reader, rest: string): Cost {
  const opening = /^\((?:\?(?::|=|!|<[^=!>]*>))?/.exec(rest)?.[0] ?? '('
  reader.at += opening.length
  const inner = readAlternatives(reader)
  reader.at += 1
  // Lookbehind, inline flags and future syntax aren't parsed.
  if (opening === '(' && rest.startsWith('(?')) return harmful
  // A lookahead is atomic: the engine doesn't backtrack into it.
  return /[=!]$/.test(opening) ? { ...inner, ways: 1 } : inner
}
