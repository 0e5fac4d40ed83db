import { expect, test } from 'vitest'
import { chosenOf } from './notice-choice.ts'

const notice = (id: number) => ({ id, title: `n${id}`, content: '', createTime: 1000 - id })
const all = {
  player: Array.from({ length: 12 }, (_, index) => notice(index)),
  promotion: [notice(50)],
  banners: [],
  popup: [],
}

test.each([
  ['', undefined, 13, 0, 0],
  ['notice=10', undefined, 13, 10, 1],
  ['notice=10&page=1', undefined, 13, 10, 0],
  ['kind=promotion', 'promotion', 1, 0, 0],
  ['kind=banners', 'banners', 0, 0, 0],
  ['kind=<script>&notice=nothing&page=-4', undefined, 13, 0, 0],
  ['page=1e9', undefined, 13, 0, 0],
  ['page=2', undefined, 13, 0, 1],
])(
  '[RT-03] at "%s" the kind is %s of %i notices, %i is read, on page %i',
  (query, kind, count, chosen, page) => {
    const choice = chosenOf(all, new URLSearchParams(query))
    expect(choice).toMatchObject({ kind, chosen, page })
    expect(choice.notices).toHaveLength(count)
  },
)
