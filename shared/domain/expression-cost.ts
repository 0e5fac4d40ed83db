/**
 * How long a regular expression of the gateway's may take at worst. JavaScript's engine goes back and tries
 * again; an expression such as `(a+)+` does so without end and would freeze the page at a few dozen characters.
 * Nothing is run to find out: the expression is read. What can't be told to be harmless counts as harmful.
 */

/** Steps that are allowed at worst: some hundredths of a second. */
const mostSteps = 20_000_000
/** Characters of an expression that are read at all. */
const longestExpression = 1000

const endless = Number.POSITIVE_INFINITY
const harmful: Cost = { ways: endless, steps: endless, fixed: false }

/** What a part of an expression costs: ways to match it, steps to try them all, and whether there is but one way. */
type Cost = { ways: number; steps: number; fixed: boolean }
type Reader = { source: string; at: number; longest: number }

/**
 * Whether a valid expression (flag u, tied to both ends of the text) is surely quick.
 * @param longest characters of the longest text that it will be asked about.
 */
export function isQuickExpression(source: string, longest: number): boolean {
  if (source.length > longestExpression) return false
  const reader = { source, at: 0, longest }
  const { steps } = readAlternatives(reader)
  // A bracket left over would be a reader that has lost its place.
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
    // Each way that led here tries all of what follows.
    cost.steps += cost.ways * part.steps
    cost.ways *= part.ways
    cost.fixed &&= part.fixed
  }
  return cost
}

/** One atom with what repeats it. A part that can match in several ways must not be repeated itself. */
function readRepeated(reader: Reader): Cost {
  const atom = readAtom(reader)
  const [least, most] = readQuantifier(reader)
  if (least === 1 && most === 1) return atom
  if (most > 1 && !atom.fixed) return harmful
  const times = Math.min(most, reader.longest)
  const choices = times - Math.min(least, reader.longest) + 1
  return { ways: atom.ways * choices, steps: atom.steps * times, fixed: atom.fixed && least === most }
}

/** How often the atom before stands: the least and the most. */
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
  // Back references make the engine remember, and no bound holds any more.
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
  // Looking back, flags within, and whatever comes later to the language: not read here.
  if (opening === '(' && rest.startsWith('(?')) return harmful
  // What was looked at ahead is settled: nothing after it makes it try again.
  return /[=!]$/.test(opening) ? { ...inner, ways: 1 } : inner
}
