import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { type PictureType, pictureLimits } from '#shared/domain/pictures/picture-limits.ts'
import { jpegOf, pngOf } from '#shared/domain/pictures/testing/picture-files.ts'
import { listFeedback } from './routes.ts'

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

describe('[MBR-13] pictures of a feedback', () => {
  const upload = async (bytes = pngOf(64, 64), type: PictureType = 'image/png') =>
    (await client.value(contract.feedback.picture, { bytes: bytes.buffer, type })).pictureId
  const refusalOf = async (bytes: Uint8Array<ArrayBuffer>, type: PictureType = 'image/png') =>
    (await client.call(contract.feedback.picture, { bytes: bytes.buffer, type })).code

  test('are kept with it, shown to the operator, and can act as nothing but a picture', async () => {
    const pictures = [await upload(), await upload(jpegOf(64, 64), 'image/jpeg')]
    await client.value(contract.feedback.send, { ...written, pictures })
    expect(stored()[0]?.pictures).toEqual(pictures)
    const page = await (await client.fetch('/__sandbox/inbox')).text()
    expect(page).toContain(`src="/__sandbox/pictures/${pictures[1]}"`)
    const served = await client.fetch(`/__sandbox/pictures/${pictures[1]}`)
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(jpegOf(64, 64))
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  test.each([
    ['no picture', new TextEncoder().encode('<svg onload="alert(1)"/>'), 'image/png'],
    ['a JPEG called PNG', jpegOf(64, 64), 'image/png'],
    ['one that was cut off', pngOf(64, 64).slice(0, 40), 'image/png'],
    ['one with too many pixels', pngOf(20_000, 20), 'image/png'],
  ] as const)('%s is refused whatever the client checked', async (_, bytes, type) => {
    expect(await refusalOf(bytes, type)).toBe('PICTURE_INVALID')
  })

  test('5 MB are taken, a byte more is not, and no other call may be that large', async () => {
    const filled = (length: number) => {
      const bytes = new Uint8Array(length)
      bytes.set(pngOf(64, 64))
      return bytes
    }
    expect(await upload(filled(pictureLimits.bytes))).toMatch(/./)
    const put = (path: string, length: number) =>
      client.fetch(path, {
        method: 'PUT',
        body: filled(length),
        headers: { 'Content-Type': 'image/png', 'Content-Length': String(length) },
      })
    expect((await put('/wps/feedback/picture', pictureLimits.bytes + 1)).status).toBe(413)
    expect((await put('/wps/feedback', pictureLimits.bytes)).status).toBe(413)
  })

  test('a fourth, one that is gone, and one of another feedback are refused, and nothing is kept', async () => {
    const codeOf = async (pictures: string[]) =>
      (await client.call(contract.feedback.send, { ...written, requestKey: 'c', pictures })).code
    const four = [await upload(), await upload(), await upload(), await upload()]
    expect(await codeOf(four)).toBe('FEEDBACK_PICTURES')
    expect(await codeOf(['unknown'])).toBe('PICTURE_GONE')
    const own = { ...written, pictures: four.slice(0, 1) }
    const { reference } = await client.value(contract.feedback.send, own)
    expect(await codeOf(own.pictures)).toBe('PICTURE_GONE')
    expect(await client.value(contract.feedback.send, own)).toEqual({ reference })
    expect(stored()).toHaveLength(1)
  })

  test('one that nobody sends is removed after a day; one that was sent stays', async () => {
    const [sent, left] = [await upload(), await upload()]
    await client.value(contract.feedback.send, { ...written, pictures: [sent] })
    client.server.clock.advance(25 * 3_600_000)
    await upload()
    expect((await client.fetch(`/__sandbox/pictures/${left}`)).status).toBe(404)
    expect((await client.fetch(`/__sandbox/pictures/${sent}`)).status).toBe(200)
  })

  test('an address may send thirty within an hour', async () => {
    for (let count = 0; count < 30; count++) await upload()
    expect(await refusalOf(pngOf(64, 64))).toBe('PICTURE_TOO_MANY')
    client.server.clock.advance(3_600_001)
    expect(await upload()).toMatch(/./)
  })
})
