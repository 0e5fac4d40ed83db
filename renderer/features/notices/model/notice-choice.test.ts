import { expect, test } from 'vitest'
import { chosenOf } from './notice-choice.ts'

const notice = (id: number, category?: string) => ({
  id,
  category,
  title: `n${id}`,
  content: '',
  createTime: 1000 - id,
})
const all = {
  player: Array.from({ length: 12 }, (_, index) => notice(index)),
  promotion: [notice(50), notice(51, 'games'), notice(52, 'gossip')],
  banners: [],
  popup: [],
}

test.each([
  ['', undefined, 15, 0, 0],
  ['notice=10', undefined, 15, 10, 1],
  ['notice=10&page=1', undefined, 15, 10, 0],
  ['topic=promotion', 'promotion', 2, 0, 0],
  ['topic=games', 'games', 1, 0, 0],
  ['topic=banners', undefined, 15, 0, 0],
  ['topic=<script>&notice=nothing&page=-4', undefined, 15, 0, 0],
  ['page=1e9', undefined, 15, 0, 0],
  ['page=2', undefined, 15, 0, 1],
])(
  '[RT-03] at "%s" the topic is %s of %i notices, %i is read, on page %i',
  (query, topic, count, chosen, page) => {
    const choice = chosenOf(all, new URLSearchParams(query))
    expect(choice).toMatchObject({ topic, topics: ['games', 'promotion', 'player'], chosen, page })
    expect(choice.notices).toHaveLength(count)
  },
)
