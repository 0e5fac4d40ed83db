import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contract } from '#shared/contract/endpoints/index.ts'
import { TestClient } from '../test-client.ts'
import { listFeedback } from './feedback.ts'

let client: TestClient
beforeAll(() => {
  client = new TestClient()
})
afterAll(() => client.close())
beforeEach(() => client.server.sandbox.reset({ data: true }))

const written = { kind: 'problem', content: 'The wheel <b>did</b> not spin', requestKey: 'a' }
const stored = () => listFeedback(client.server.sandbox)

test('[FBK-01] feedback is kept, and shown to the operator as text', async () => {
  const { reference } = await client.value(contract.feedback.send, {
    ...written,
    contact: ' me@mail.example ',
  })
  expect(reference).toMatch(/^F\d+$/)
  expect(stored()).toMatchObject([{ kind: 'problem', content: written.content, contact: 'me@mail.example' }])
  const page = await (await client.fetch('/__sandbox/inbox')).text()
  expect(page).toContain('The wheel &lt;b&gt;did&lt;/b&gt; not spin')
})

test('[FBK-01] the same feedback sent twice is kept once, under one number', async () => {
  const first = await client.value(contract.feedback.send, written)
  expect(await client.value(contract.feedback.send, written)).toEqual(first)
  expect(stored()).toHaveLength(1)
  const other = await client.value(contract.feedback.send, { ...written, requestKey: 'b' })
  expect(other.reference).not.toBe(first.reference)
  expect(stored()).toHaveLength(2)
})

test.each([
  [{ content: '' }, 'FEEDBACK_WORDS'],
  [{ content: 'two words' }, 'FEEDBACK_WORDS'],
  [{ content: '👍 👍 👍 👍' }, 'FEEDBACK_WORDS'],
  [{ content: 'word '.repeat(201) }, 'FEEDBACK_WORDS'],
  [{ content: `a b ${'x'.repeat(9000)}` }, 'FEEDBACK_WORDS'],
  [{ kind: 'praise' }, 'FEEDBACK_KIND'],
  [{ requestKey: '' }, 'INVALID_INPUT'],
])('[FBK-01] %j is refused: %s', async (change, code) => {
  const { code: refused } = await client.call(contract.feedback.send, { ...written, ...change })
  expect(refused).toBe(code)
  expect(stored()).toEqual([])
})

test('[FBK-01] the word range is the merchant’s', async () => {
  const { settings } = client.server.sandbox
  expect(await client.value(contract.feedback.rules, {})).toMatchObject({ minWords: 3, maxWords: 200 })
  settings.change({ feedbackWords: '10-500' })
  expect(await client.value(contract.feedback.rules, {})).toMatchObject({ minWords: 10, maxWords: 500 })
  expect((await client.call(contract.feedback.send, written)).code).toBe('FEEDBACK_WORDS')
})
