/** A name that the glossary has another word for. */
type BannedName = {
  /** Words as a file's name has them: `way-on` is also found in `useWayOn` and `way-on-button.tsx`. */
  readonly banned: readonly string[]
  /** What to say instead. */
  readonly say: string
}

/**
 * Names that files and exports may not have, with the word of resources/decisions/000-glossary.md beside each. Words
 * that are right in another sense, such as "hold", "message" or "join", can't be told apart here.
 */
export const bannedNames: readonly BannedName[] = [
  { banned: ['way-on', 'ways-on'], say: 'next action' },
  { banned: ['passage'], say: 'route guard, or its verdict' },
  { banned: ['reach', 'reaches'], say: 'the action: scroll, load, require' },
  { banned: ['tell', 'tells', 'told'], say: 'report, show or answer' },
  {
    banned: ['second-wave', 'late-part', 'late-parts', 'later'],
    say: 'deferred; lazy for what is loaded when rendered',
  },
  { banned: ['near'], say: 'render when visible' },
  { banned: ['life'], say: 'lifecycle' },
  { banned: ['in-turn'], say: 'serial queue' },
  { banned: ['held'], say: 'stored, locked, pending or retained' },
  { banned: ['place', 'places'], say: 'position, slot, location, rank or destination' },
  { banned: ['invitation', 'invitations'], say: 'referral; login prompt' },
  { banned: ['owed'], say: 'pending deletions' },
  { banned: ['subjects'], say: 'web contents registry' },
  { banned: ['posted'], say: 'guest messages' },
  { banned: ['hole'], say: 'native view placeholder' },
  { banned: ['room-door', 'game-room'], say: 'game route, game screen' },
  { banned: ['go-on', 'goes-on'], say: 'continue; post-login redirect' },
  { banned: ['may-be-done'], say: 'may have succeeded' },
  { banned: ['patience'], say: 'timeout' },
  { banned: ['fate'], say: 'outcome' },
]

/** The words of a name: `useWayOn` and `use-way-on` both are "use", "way" and "on". */
const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .join('-')

/** Returns what is wrong with one name, or undefined. */
function faultOf(name: string): string | undefined {
  const words = `-${wordsOf(name)}-`
  for (const { banned, say } of bannedNames) {
    const found = banned.find((one) => words.includes(`-${one}-`))
    if (found !== undefined) return `"${found}" has another word: ${say}`
  }
  return undefined
}

const declared =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm
const listed = /^export (?:type )?\{([^}]*)\}/gm

/** Returns the names that a source file exports. */
function exportsOf(source: string): string[] {
  const named = [...source.matchAll(declared)].map(([, name = '']) => name)
  const inLists = [...source.matchAll(listed)].flatMap(([, list = '']) =>
    list.split(',').map((entry) => entry.trim().split(/\s+/).at(-1) ?? ''),
  )
  return [...named, ...inLists]
}

/**
 * Returns the banned names in a file's path and exports, each with the word to use.
 * @param file relative to the project's root, with "/".
 * @param source content of a TypeScript file; empty for any other.
 */
export function faultsOfNames(file: string, source: string): string[] {
  const inPath = faultOf(file)
  const inExports = exportsOf(source).flatMap((name) => {
    const fault = faultOf(name)
    return fault === undefined ? [] : [`${file}: export ${name}: ${fault}`]
  })
  return [...(inPath === undefined ? [] : [`${file}: ${inPath}`]), ...inExports]
}
