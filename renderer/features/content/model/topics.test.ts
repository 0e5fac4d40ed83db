import { expect, test } from 'vitest'
import { responsibleTag, topicOf, withResponsible } from './topics.ts'

const topics = [
  { tag: 'about', title: 'About us', content: '<p>Who we are</p>' },
  { tag: 'term', title: 'Terms', content: '<p>You are 18 or above.</p>' },
]

test('[RT-12, HLP-01] the hash picks a section, and an unknown one the first', () => {
  expect(topicOf(topics, '#term')?.tag).toBe('term')
  expect(topicOf(topics, '#nothing')?.tag).toBe('about')
  expect(topicOf(topics, '#%')?.tag).toBe('about')
  expect(topicOf(topics, '')?.tag).toBe('about')
  expect(topicOf([], '#term')).toBeUndefined()
})

test('[RSG-04] responsible gaming has its page also where the gateway writes nothing', () => {
  const all = withResponsible(topics, 'Responsible gaming')
  expect(topicOf(all, `#${responsibleTag}`)?.title).toBe('Responsible gaming')
  expect(withResponsible(all, 'Another')).toBe(all)
})
