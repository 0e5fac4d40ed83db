/** One rule of a `_headers` file: a path pattern in which `*` matches anything, and the headers for those paths. */
export type HeaderRule = {
  matches: (path: string) => boolean
  headers: readonly (readonly [string, string])[]
}

/**
 * Parses a `_headers` file as static hosts define it: a line with a path pattern, followed by indented `Name: value`
 * lines. `#` starts a comment.
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
