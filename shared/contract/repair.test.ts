import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { amount, pageOf } from './endpoint.ts'
import { repair } from './repair.ts'

const flag = z.union([z.boolean(), z.literal(0), z.literal(1)])
const item = z.object({ id: z.string(), worth: z.optional(amount) })
const deep = z.lazy(() => z.object({ nodes: z.array(z.object({ on: z.boolean() })), title: z.string() }))

const readOf = (schema: z.core.$ZodType, value: unknown): unknown => {
  const repaired = repair(schema, value)
  return repaired.ok ? repaired.value : undefined
}
const outcomesOf = (schema: z.core.$ZodType, value: unknown) => {
  const repaired = repair(schema, value)
  return repaired.ok
    ? repaired.misfits.map(({ path, outcome, seen }) => `${path}: ${seen} ${outcome}`)
    : `${repaired.failure.path}: ${repaired.failure.expected}, not ${repaired.failure.seen}`
}

describe('[NET-01] a deviation that can only mean one thing is read', () => {
  test.each<[string, z.core.$ZodType, unknown, unknown]>([
    ['a number as text', z.number(), '12', 12],
    ['a decimal as text', z.number(), '-1.50', -1.5],
    ['a number for text', z.string(), 7, '7'],
    ['a decimal for text', z.string(), 96.1, '96.1'],
    ['"true"', z.boolean(), 'true', true],
    ['"FALSE"', z.boolean(), 'FALSE', false],
    ['"0"', z.boolean(), '0', false],
    ['1', z.boolean(), 1, true],
    ['"1" for a literal', z.literal(1), '1', 1],
    ['1 for a literal text', z.literal('1'), 1, '1'],
    ['true for a literal 1', flag, true, true],
    ['"false" among notations of a flag', flag, 'false', false],
    ['"1" among notations of a flag', z.union([z.literal(0), z.literal(1)]), '1', 1],
    ['a number for a choice', z.enum(['1', '2']), 2, '2'],
    ['null for what may be absent', z.object({ a: z.optional(z.string()) }), { a: null }, {}],
    [
      'nothing for what may be null',
      z.object({ a: z.nullable(z.string()), b: z.number() }),
      { b: 1 },
      { a: null, b: 1 },
    ],
    [
      'null for what may be both',
      z.object({ a: z.optional(z.nullable(z.string())) }),
      { a: null },
      { a: null },
    ],
    ['a flag deep inside', deep, { nodes: [{ on: '1' }], title: 'x' }, { nodes: [{ on: true }], title: 'x' }],
    ['a value of a record', z.record(z.string(), z.number()), { a: '1', b: 'x' }, { a: 1 }],
  ])('%s', (_, schema, given, read) => {
    expect(readOf(schema, given)).toEqual(read)
  })
})

describe('[NET-01] a deviation that could only be guessed at is refused', () => {
  test.each<[string, z.core.$ZodType, unknown]>([
    ['an amount with a comma', z.object({ worth: amount }), { worth: '1,50' }],
    ['an amount with a currency', z.object({ worth: amount }), { worth: '₱12' }],
    ['an amount that is null', z.object({ worth: amount }), { worth: null }],
    ['an amount that is a flag', z.object({ worth: amount }), { worth: true }],
    ['a wrong amount of which null has a meaning', z.object({ most: z.nullable(amount) }), { most: 'x' }],
    ['a number with a comma', z.number(), '1,200'],
    ['a number with a unit', z.number(), '12 px'],
    ['no digits', z.number(), ''],
    ['a number with an exponent', z.number(), '1e3'],
    ['a flag for a number', z.number(), true],
    ['a flag for text', z.string(), true],
    ['a number that JSON has rounded', z.string(), 2 ** 64],
    ['"yes"', z.boolean(), 'yes'],
    ['2 for a flag', flag, 2],
    ['another choice', z.enum(['open', 'closed']), 'OPEN'],
    ['null for what is required', z.object({ a: z.string() }), { a: null }],
    ['null for an object', z.object({ a: z.object({ b: z.number() }), c: z.string() }), { a: null, c: '' }],
    ['an object for a list', z.object({ list: z.array(item), total: z.number() }), { list: {}, total: 0 }],
    ['a list for an object', deep, []],
    ['an empty object, whose lists aren’t empty', z.object({ list: z.array(item) }), {}],
    ['an empty object, which says nothing of an order', z.object({ order: z.nullable(item) }), {}],
    ['null at the top', z.object({ list: z.array(item) }), null],
    ['an inherited name', z.object({ toString: z.string() }), {}],
  ])('%s', (_, schema, given) => {
    expect(readOf(schema, given)).toBeUndefined()
  })
})

describe('[NET-05] as much of an answer as possible is kept', () => {
  const page = pageOf(item)
  const good = { id: 'a', worth: '5' }

  test('bad items of a list go, are counted, and the first says why', () => {
    const value = { list: [good, { worth: 'x' }, null, { id: 7 }], total: '4', totalPages: 1 }
    const repaired = repair(page, value)
    expect(repaired).toMatchObject({
      ok: true,
      value: { list: [{ id: 'a', worth: '5.00' }, { id: '7' }], total: 4 },
      misfits: [
        { path: 'list[].id', outcome: 'read' },
        { path: 'list[].id', expected: 'text', seen: 'nothing', outcome: 'dropped', items: [2, 4] },
        { path: 'total', outcome: 'read' },
      ],
    })
  })

  test('a list without a single valid item is refused', () => {
    expect(outcomesOf(page, { list: [{ id: null }], total: 1, totalPages: 1 })).toBe(
      'list[].id: text, not null',
    )
  })

  test('an optional part that is wrong is left out', () => {
    expect(outcomesOf(item, { id: 'a', worth: 'a lot' })).toEqual(['worth: text (5) left out'])
    expect(readOf(item, { id: 'a', worth: 'a lot' })).toEqual({ id: 'a' })
  })

  test('a list that is missing beside other fields is empty', () => {
    expect(readOf(page, { list: null, total: 0, totalPages: 0 })).toMatchObject({ list: [] })
    expect(readOf(page, { total: 0, totalPages: 0 })).toMatchObject({ list: [] })
  })

  test('the same deviation in many items is reported once', () => {
    const list = Array.from({ length: 50 }, () => ({ id: 'a', worth: null }))
    expect(outcomesOf(page, { list, total: 50, totalPages: 1 })).toEqual(['list[].worth: null left out'])
  })
})

describe('[NET-05] the pages of a list that a gateway doesn’t count', () => {
  const page = pageOf(item)
  const listOf = (length: number) => Array.from({ length }, (_, index) => ({ id: String(index) }))
  const counted = (value: object, pageNo = 1) => {
    const repaired = repair(page, value, { pageNo, pageSize: 15 })
    return repaired.ok && [repaired.value.list.length, repaired.value.total, repaired.value.totalPages]
  }

  test.each<[string, object, number, readonly number[]]>([
    ['a full page may be followed by another', { list: listOf(15) }, 1, [15, 15, 2]],
    ['and so may a later one', { list: listOf(15) }, 3, [15, 45, 4]],
    ['a shorter one is the last', { list: listOf(7) }, 3, [7, 37, 3]],
    ['an empty one follows the last', { list: [] }, 3, [0, 30, 2]],
    ['an empty list has none', { list: [], total: null }, 1, [0, 0, 0]],
    ['null counts as nothing', { list: listOf(15), total: null, totalPages: null }, 1, [15, 15, 2]],
    ['and so does what is no number', { list: listOf(7), total: 'many', totalPages: {} }, 1, [7, 7, 1]],
    ['a total gives the pages', { list: listOf(15), total: '61' }, 1, [15, 61, 5]],
    ['the pages say that there is more', { list: listOf(15), totalPages: 9 }, 2, [15, 30, 9]],
    ['more than were asked for are the whole list', { list: listOf(40) }, 1, [40, 40, 3]],
    ['a bad item was one of the page', { list: [...listOf(14), null] }, 1, [14, 15, 2]],
  ])('%s', (_, value, pageNo, counts) => {
    expect(counted(value, pageNo)).toEqual(counts)
  })

  test('all items are kept where the requested page size isn’t known', () => {
    expect(readOf(page, { list: listOf(40) })).toMatchObject({ total: 40, totalPages: 1 })
    expect(readOf(page, { list: listOf(20), total: 61 })).toMatchObject({ total: 61, totalPages: 4 })
  })

  test('the count is reported as a misfit', () => {
    expect(outcomesOf(page, { list: listOf(2) })).toEqual([
      'total: nothing counted',
      'totalPages: nothing counted',
    ])
  })

  test('of a list in a field, by its path, beside a total in another notation', () => {
    const within = z.object({ page })
    expect(outcomesOf(within, { page: { list: listOf(2), total: '61' } })).toEqual([
      'page.total: text (2) read',
      'page.totalPages: nothing counted',
    ])
  })

  test('other fields with the name of a count are left alone', () => {
    expect(outcomesOf(z.object({ total: z.number(), active: z.number() }), { active: 1 })).toBe(
      'total: a number, not nothing',
    )
  })
})

describe('[NET-05] what stands in for a required field', () => {
  const game = z.object({ vassalage: z.string(), displayName: z.string(), icon: z.string(), worth: amount })
  const good = { vassalage: 'JL', displayName: 'Jili', icon: '/7', worth: '5' }

  test('a picture that fails at once, and a vendor’s code for its name', () => {
    const { displayName: _name, icon: _icon, ...rest } = good
    expect(readOf(game, { ...rest, icon: null })).toEqual({
      ...good,
      displayName: 'JL',
      icon: 'data:,',
      worth: '5.00',
    })
    expect(outcomesOf(game, { ...rest, icon: 7.5e30 })).toEqual([
      'displayName: nothing replaced',
      'icon: number replaced',
    ])
  })

  test('nothing for an amount, for what isn’t known either, and in an object that is something else', () => {
    expect(outcomesOf(game, { ...good, worth: null })).toBe('worth: an amount such as "12480.75", not null')
    expect(outcomesOf(game, { ...good, vassalage: null, displayName: null })).toBe(
      'vassalage: text, not null',
    )
    expect(readOf(z.object({ icon: z.string() }), { __unknown: true })).toBeUndefined()
  })
})

test('[ERR-03] reported deviations contain no values of the answer', () => {
  const value = { a: 'Maria Santos', b: '0917 123 4567', c: { name: 'Maria' }, d: 91_712_345, e: ['Maria'] }
  const shape = Object.fromEntries(Object.keys(value).map((name) => [name, z.optional(z.boolean())]))
  const text = JSON.stringify(repair(z.object(shape), value))
  expect(text).not.toMatch(/Maria|0917|91712345/)
  expect(text).toContain('text (12)')
})

test('[SEC-05] an answer that is nested too deeply is refused', () => {
  type Node = { nodes?: Node[] | undefined }
  const node: z.ZodMiniType<Node> = z.lazy(() => z.object({ nodes: z.optional(z.array(node)) }))
  const value: unknown = JSON.parse(`${'{"nodes":['.repeat(20_000)}1${']}'.repeat(20_000)}`)
  expect(repair(node, value)).toMatchObject({ ok: false })
})
