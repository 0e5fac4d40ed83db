/** One rule of a `_headers` file: paths by a pattern in which `*` stands for anything, and what goes with them. */
export type HeaderRule = {
  matches: (path: string) => boolean
  headers: readonly (readonly [string, string])[]
}

/**
 * Reads a `_headers` file as static hosts know it: a line with a path pattern, then indented `Name: value`
 * lines that go with it; `#` begins a comment.
 */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: [string, string][] }[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    const field = /^\s+([^:\s]+):\s*(.*)$/.exec(line)
    if (field) rules.at(-1)?.headers.push([field[1] ?? '', field[2]?.trim() ?? ''])
    else rules.push({ pattern: line.trim(), headers: [] })
  }
  return rules.map(({ pattern, headers }) => ({ matches: matcher(pattern), headers }))
}

function matcher(pattern: string): (path: string) => boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
  const expression = new RegExp(`^${source}$`)
  return (path) => expression.test(path)
}
