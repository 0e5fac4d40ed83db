import { expect, test } from 'vitest'
import { announcements } from '#sandbox/operator/agent-news/announcements.ts'
import { channels } from '#sandbox/operator/deposits/channels.ts'
import { newsKinds } from '#sandbox/operator/messages/kinds/news.ts'
import { servedLanguages } from '../texts/language.ts'
import { notices } from './notices.ts'

const gcash = channels.find(({ id }) => id === 'gcash')
const most = `₱${((gcash?.max ?? 0) / 100).toLocaleString('en')}`

test.each(servedLanguages)(
  '[NOT-03] in %s, what is said of GCash without a fee goes as far as the cashier does',
  (language) => {
    const said = [
      ...notices.filter(({ link }) => link?.path === '/deposit').map(({ content }) => content[language]),
      ...announcements.filter(({ id }) => id === 'gcash').map(({ body }) => body[language]),
      newsKinds.freeDeposits.body[language],
    ]
    expect(gcash?.fee).toBe(0)
    expect(said).toHaveLength(3)
    for (const text of said) expect(text.match(/₱[\d,]{5,}/g)).toEqual([most])
  },
)
