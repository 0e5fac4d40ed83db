import * as z from 'zod/mini'

/** A place in a value that doesn't fit its schema. */
export type ValueIssue = {
  /** Where it is; for several items of a list, the first. */
  readonly path: readonly PropertyKey[]
  readonly value: unknown
  /** How many items of the list it is in. */
  readonly count: number
  /** What is expected, where the schema's types don't say it. */
  readonly expected?: string
}

/** All places in a value that don't fit its schema. The same fault of several items is listed once. */
export function valueIssues(schema: z.ZodMiniType, value: unknown): ValueIssue[] {
  const found = new Map<string, ValueIssue>()
  for (const issue of issuesOf(schema, value).flatMap((one) => leaves(one, []))) {
    const seen = valueAt(value, issue.path)
    const place = issue.path.map((step) => (typeof step === 'number' ? '*' : String(step))).join('\n')
    const key = `${place}\n${seen === null ? 'null' : typeof seen}`
    const before = found.get(key)
    if (before) found.set(key, { ...before, count: before.count + 1 })
    else found.set(key, { ...issue, value: seen, count: 1 })
  }
  return [...found.values()]
}

type Leaf = { path: readonly PropertyKey[]; expected?: string }
type Issue = z.core.$ZodIssue

const tooDeep = 'less deeply nested'

function issuesOf(schema: z.ZodMiniType, value: unknown): readonly Issue[] {
  try {
    return z.safeParse(schema, value).error?.issues ?? []
  } catch {
    return [{ code: 'custom', path: [], input: value, message: tooDeep }]
  }
}

/** The innermost issues. Of a choice, those of the option that comes closest. */
function leaves(issue: Issue, before: readonly PropertyKey[]): Leaf[] {
  const path = [...before, ...issue.path]
  if (issue.message === tooDeep) return [{ path, expected: issue.message }]
  if (issue.code !== 'invalid_union') return [{ path }]
  const within = issue.errors.filter(
    (option) => option.length > 0 && option.every((one) => one.path.length > 0),
  )
  const [closest] = within.toSorted((a, b) => a.length - b.length)
  return closest ? closest.flatMap((one) => leaves(one, path)) : [{ path }]
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step)
        ? Reflect.get(inner, step)
        : undefined,
    value,
  )
}
