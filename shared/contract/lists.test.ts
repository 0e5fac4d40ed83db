import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listOf, pageOf, withoutDoubles } from './endpoint.ts'
import { allEndpoints } from './endpoints/index.ts'
import { repair } from './repair.ts'

const item = z.object({ id: z.union([z.string(), z.number()]), at: z.optional(z.number()) })

test('[NET-01, LST-02] an item that comes twice in an answer is kept once, the first time', () => {
  const list = [{ id: 1, at: 1 }, { id: 2 }, { id: 1, at: 9 }]
  expect(z.parse(listOf(item, 'id'), list)).toEqual([{ id: 1, at: 1 }, { id: 2 }])
  expect(z.parse(listOf(item, 'id', 'at'), list)).toHaveLength(3)
  expect(z.parse(pageOf(item), { list, total: 3, totalPages: 1 }).list).toHaveLength(3)
  expect(withoutDoubles<{ id?: number }>([{}, {}, { id: 1 }], 'id')).toHaveLength(3)
})

test('[NET-01] an item that comes twice in an answer with deviations is also kept once', () => {
  const read = repair(listOf(item, 'id'), [{ id: 'a', at: '1' }, { id: 'a' }, { id: 'b' }])
  expect(read.ok && read.value).toEqual([{ id: 'a', at: 1 }, { id: 'b' }])
})

/** Fields whose value no other item of a list has. */
const names = /^(id|tag|issue|place|date|gameCode|(?!mod)\w+Id)$/

type Items = { at: string; items: z.core.$ZodType; drops: boolean }

/** All lists of objects that a schema may contain. */
function listsIn(schema: z.core.$ZodType, at: string, seen = new Set<z.core.$ZodType>()): Items[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const { def } = (schema as z.core.$ZodTypes)._zod
  const into = (inner: z.core.$ZodType, name = '') => listsIn(inner, at + name, seen)
  switch (def.type) {
    case 'lazy':
      return into(def.getter())
    case 'optional':
    case 'nullable':
      return into(def.innerType)
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => into(inner, `.${name}`))
    case 'union':
      return def.options.flatMap((inner) => into(inner))
    case 'array':
      return [{ at, items: def.element, drops: (def.checks ?? []).length > 0 }, ...into(def.element, '[]')]
    default:
      return []
  }
}

/** The fields of an item, as far as it is an object. */
const fieldsOf = (schema: z.core.$ZodType): string[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'lazy') return fieldsOf(def.getter())
  return def.type === 'object' ? Object.keys(def.shape) : []
}

test.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint.value] as const))(
  '[NET-01] lists of %s whose items have a name of their own keep none twice',
  (id, value) => {
    const kept = listsIn(value, id).filter(
      ({ items, drops }) => !drops && fieldsOf(items).some((name) => names.test(name)),
    )
    expect(kept.map(({ at, items }) => `${at} { ${fieldsOf(items).join(', ')} }`)).toEqual([])
  },
)
