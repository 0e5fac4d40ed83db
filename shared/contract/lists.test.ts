import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listOf, pageOf, withoutDoubles } from './endpoint.ts'
import { contract } from './endpoints/index.ts'
import { repair } from './repair.ts'

const item = z.object({ id: z.union([z.string(), z.number()]), at: z.optional(z.number()) })

test('[NET-01, LST-02] an item that comes twice in an answer is kept once, the first time', () => {
  const list = [{ id: 1, at: 1 }, { id: 2 }, { id: 1, at: 9 }]
  expect(z.parse(listOf(item, 'id'), list)).toEqual([{ id: 1, at: 1 }, { id: 2 }])
  expect(z.parse(listOf(item, 'id', 'at'), list)).toHaveLength(3)
  expect(z.parse(pageOf(item), { list, total: 3, totalPages: 1 }).list).toHaveLength(3)
  expect(withoutDoubles<{ id?: number }>([{}, {}, { id: 1 }], 'id')).toHaveLength(3)
})

test('[NET-01] likewise in an answer that has to be repaired', () => {
  const read = repair(listOf(item, 'id'), [{ id: 'a', at: '1' }, { id: 'a' }, { id: 'b' }])
  expect(read.ok && read.value).toEqual([{ id: 'a', at: 1 }, { id: 'b' }])
})

test('[NET-01] notices, winners, help and games are such lists', () => {
  const notice = { id: 1, title: 'T', content: '', createTime: 1 }
  const notices = { player: [notice, notice], banners: [], popup: [notice, notice], promotion: [] }
  const read = z.parse(contract.system.announcements.value, notices)
  expect([read.player.length, read.popup.length]).toEqual([1, 1])
  const topic = { tag: 'a', title: 'A', content: '' }
  expect(z.parse(contract.system.helpCenter.value, { topics: [topic, topic] }).topics).toHaveLength(1)
  const win = {
    iconUrl: '',
    customerName: 'a***b',
    gameName: 'G',
    winAmount: '5',
    nodeId: '1',
    vassalage: 'BH',
  }
  const wins = [
    { ...win, time: 1 },
    { ...win, time: 1 },
    { ...win, time: 2 },
  ]
  expect(z.parse(contract.games.winners.value, { list: wins }).list).toHaveLength(2)
})
