/** The gateway guide, held against the contract, the transport and the code in it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import * as pace from '#lib/clock/pace.ts'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { encryptPayload } from '#shared/crypto/payload.ts'
import { table } from '../../resources/contract/markdown-table.ts'
import { sections } from '../../resources/contract/overview.ts'

const root = join(import.meta.dirname, '../..')
const guide = readFileSync(join(root, 'resources/docs/gateway.md'), 'utf8')
const folder = join(root, `.cache/guide-${process.pid}`)
beforeAll(() => mkdirSync(folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))

test.each(sections.map(({ title, head, rows }) => [title, table(head, rows)]))(
  '[OPS-02] the guide’s table of “%s” is what the declarations say',
  (_, written) => expect(guide).toContain(written),
)

const seconds = (milliseconds: number): string => String(milliseconds / 1000)

test('[OPS-02] the guide’s rates are those of the site', () => {
  const rates: [what: string, seconds: string][] = [
    ['an order or payment that is open before its owner', seconds(pace.order)],
    ['a deposit that is being paid', `${pace.deposit.map(seconds).join(', ')}, then ${seconds(pace.closed)}`],
    ['an application or point order under review', seconds(pace.review)],
    ['winners, rooms, matches in play', seconds(pace.live)],
    ['whether a closed site is open again; a check of identity', seconds(pace.closed)],
    [
      'unread messages, less often while nothing happens',
      `${seconds(pace.closed)} to ${seconds(pace.afterFailure)}`,
    ],
    ['unread chat messages, of those who may chat', seconds(pace.chat)],
    ['the rows of home, a raffle, the desktop client’s news', seconds(pace.slow)],
  ]
  expect(guide).toContain(table(['what', 'seconds between two calls'], rates))
})

test('[OPS-02] the guide counts the calls as they are', () => {
  const spec = allEndpoints.filter(({ source }) => source === 'spec').length
  expect(guide).toContain(`Of ${allEndpoints.length} calls, ${spec} have their path`)
  expect(guide).toContain(`The other ${allEndpoints.length - spec} are \`assumed\``)
})

/** The code of the guide whose first line names this file, written where it can be imported. */
function codeFile(name: string): string {
  const code = guide.split('```js\n').find((part) => part.startsWith(`// ${name}`)) ?? ''
  const file = join(folder, name)
  writeFileSync(file, code.slice(0, code.indexOf('```')))
  return file
}

const keys = z.object({
  public: z.object({ kty: z.string(), kid: z.string(), n: z.string(), e: z.string(), alg: z.string() }),
  secret: z.looseObject({ d: z.string() }),
})
const opener = z.object({
  openPayload: z.custom<(body: { payload: string }, key: object, now?: number) => Promise<object>>(
    (value) => typeof value === 'function',
  ),
})

test('[OPS-02, NET-04] the guide’s code makes keys, opens what the site encrypts, and refuses a replay', async () => {
  let printed = ''
  const { log } = console
  console.log = (text: string) => void (printed = text)
  await import(codeFile('make-keys.mjs'))
  console.log = log
  const made = keys.parse(JSON.parse(printed))
  const { openPayload } = opener.parse(await import(codeFile('open-payload.mjs')))
  const body = {
    payload: await encryptPayload({ username: 'juan', password: 'Secret 1' }, made.public, Date.now()),
  }
  expect(await openPayload(body, made.secret)).toEqual({ username: 'juan', password: 'Secret 1' })
  await expect(openPayload(body, made.secret)).rejects.toThrow('REPLAYED')
  const late = { payload: await encryptPayload({}, made.public, Date.now() - 6 * 60_000) }
  await expect(openPayload(late, made.secret)).rejects.toThrow('REPLAYED')
  await expect(openPayload({ payload: 'x.y.z' }, made.secret)).rejects.toThrow('INVALID_PAYLOAD')
})
