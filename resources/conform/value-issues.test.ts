import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { valueIssues } from './value-issues.ts'

const places = (schema: z.ZodMiniType, value: unknown) =>
  valueIssues(schema, value).map(({ path, count }) => `${path.join('.')} ${count}`)

test('[OPS-03] the same fault in several items is one, with the first of them; another fault is another', () => {
  const list = z.object({ list: z.array(z.object({ id: z.string() })) })
  expect(places(list, { list: [{ id: 'a' }, { id: 1 }, { id: 2 }, { id: null }, {}] })).toEqual([
    'list.1.id 2',
    'list.3.id 1',
    'list.4.id 1',
  ])
})

test('[OPS-03] of several allowed forms, the report compares with the closest one', () => {
  const form = z.union([
    z.object({ kind: z.literal('a'), x: z.number(), y: z.number() }),
    z.object({ kind: z.literal('b'), z: z.number() }),
  ])
  expect(places(form, { kind: 'b', z: '7' })).toEqual(['z 1'])
  expect(places(form, 7)).toEqual([' 1'])
})

test('[OPS-03] what is nested without end is named, and breaks nothing', () => {
  type Node = { nodes?: Node[] | undefined }
  const node: z.ZodMiniType<Node> = z.lazy(() => z.object({ nodes: z.optional(z.array(node)) }))
  const value: unknown = JSON.parse(`${'{"nodes":['.repeat(20_000)}1${']}'.repeat(20_000)}`)
  expect(valueIssues(node, value)).toMatchObject([{ path: [], expected: 'less deeply nested' }])
})
