import type { CDPSession } from '@playwright/test'
import * as z from 'zod/mini'

const snapshot = z.object({
  snapshot: z.object({
    meta: z.object({
      node_fields: z.array(z.string()),
      edge_fields: z.array(z.string()),
      edge_types: z.array(z.union([z.string(), z.array(z.string())])),
    }),
  }),
  nodes: z.array(z.number()),
  edges: z.array(z.number()),
  strings: z.array(z.string()),
})

/** What holds a node: the name of the holder and of the property. */
type Holder = { from: number; by: string }

/** Links above a detached node that are named, and how many of the most frequent chains. */
const depth = 5
const most = 5

async function takeSnapshot(session: CDPSession) {
  const parts: string[] = []
  const take = ({ chunk }: { chunk: string }) => void parts.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', take)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', take)
  return snapshot.parse(JSON.parse(parts.join('')))
}

/**
 * Returns what keeps elements in memory that are in the page no more: the most frequent chains of holders with their
 * number, the element first.
 */
export async function retainersOf(session: CDPSession): Promise<string[]> {
  const { snapshot: kind, nodes, edges, strings } = await takeSnapshot(session)
  const { node_fields, edge_fields } = kind.meta
  const [width, step] = [node_fields.length, edge_fields.length]
  const [nameAt, countAt] = [node_fields.indexOf('name'), node_fields.indexOf('edge_count')]
  const [byAt, toAt] = [edge_fields.indexOf('name_or_index'), edge_fields.indexOf('to_node')]
  const types = kind.meta.edge_types[0]
  const weak = Array.isArray(types) ? types.indexOf('weak') : -1
  const nameOf = (node: number) => strings[nodes[node + nameAt] ?? -1] ?? '?'

  const holders = new Map<number, Holder>()
  let edge = 0
  for (let node = 0; node < nodes.length; node += width)
    for (let left = nodes[node + countAt] ?? 0; left > 0; left -= 1, edge += step) {
      const to = edges[edge + toAt] ?? 0
      const by = edges[edge + byAt] ?? 0
      // The first that isn't itself detached explains most.
      if (edges[edge] === weak || holders.has(to) || nameOf(node).startsWith('Detached')) continue
      holders.set(to, { from: node, by: strings[by] ?? String(by) })
    }

  const chains = new Map<string, number>()
  for (let node = 0; node < nodes.length; node += width) {
    if (!nameOf(node).startsWith('Detached <')) continue
    const links = [nameOf(node)]
    for (let at = holders.get(node); at && links.length <= depth; at = holders.get(at.from))
      links.push(`${nameOf(at.from)}.${at.by}`)
    if (links.length > 1) chains.set(links.join(' ← '), (chains.get(links.join(' ← ')) ?? 0) + 1)
  }
  return [...chains]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([chain, times]) => `${times} × ${chain}`)
}
