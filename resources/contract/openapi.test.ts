import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Examples, recordExamples } from '#sandbox/entry/contract/contract-examples.ts'
import { messages } from '#sandbox/operator/gateway/messages.ts'
import { envelope } from '#shared/contract/endpoint.ts'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { codeOutcomes } from '#shared/contract/outcomes.ts'
import { patternIds } from '#shared/domain/patterns.ts'
import brand from '../brand/palaro/brand.json' with { type: 'json' }
import { differences } from './differences.ts'
import type { OpenApiDocument } from './document.ts'
import { operationsOf } from './generate.ts'
import { openApiDocument } from './openapi.ts'
import { fieldsOf, type Schema } from './schemas.ts'
import { flagRows, patternRows } from './word-lists.ts'

const root = join(import.meta.dirname, '../..')

let examples: Examples
let document: OpenApiDocument
beforeAll(async () => {
  examples = await recordExamples()
  document = openApiDocument({ examples })
})

test('[OPS-02] the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)))
  expect({ valid, errors, version: validator.version }).toEqual({
    valid: true,
    errors: undefined,
    version: '3.1',
  })
})

describe('[OPS-02] document and contract name the same calls and fields', () => {
  test('the document as it is has no difference', () => expect(differences(document)).toEqual([]))

  const deposit = '/wps/relay/PAY_createDeposit'
  const changes: [what: string, change: (copy: OpenApiDocument) => unknown, found: string][] = [
    [
      'a call is missing',
      (copy) => delete copy.paths[deposit],
      `cashier.deposit: POST ${deposit} is missing`,
    ],
    [
      'a call is too many',
      (copy) => Object.assign(copy.paths, { '/wps/more': copy.paths[deposit] }),
      'POST /wps/more is in no declaration',
    ],
    [
      'a field is missing',
      (copy) => delete copy.components.schemas['CashierDepositValue']?.properties?.['orderId'],
      'cashier.deposit: value.orderId is missing',
    ],
    [
      'a field is too many',
      (copy) => Object.assign(copy.components.schemas['CashierDepositInput']?.properties ?? {}, { more: {} }),
      'cashier.deposit: input.more is in no declaration',
    ],
    [
      'a field is no longer required',
      (copy) => copy.components.schemas['CashierDepositInput']?.required?.splice(0, 1),
      'cashier.deposit: input.channelId is required',
    ],
    [
      'a query’s field is missing',
      (copy) => copy.paths['/wps/relay/GLS2_gameList']?.['get']?.parameters.pop(),
      'games.list: input.feature is missing',
    ],
  ]
  test.each(changes)('%s', (_, change, found) => {
    const copy = structuredClone(document)
    change(copy)
    expect(differences(copy)).toContain(found)
  })
})

test('[OPS-02] every call has an example that the contract accepts, with its secrets replaced', () => {
  for (const { id, carrier, input, value } of allEndpoints) {
    const example: Examples[keyof Examples] = Object.entries(examples).find(([name]) => name === id)?.[1]
    const answer = z.parse(envelope, example?.answer)
    const accepted = z.safeParse(value, answer.value).success
    const sent = carrier === 'file' || z.safeParse(input, example?.input).success
    expect({ id, success: answer.success, accepted, sent }).toEqual({
      id,
      success: true,
      accepted: true,
      sent: true,
    })
  }
  const text = JSON.stringify(examples)
  expect(text).toContain('"token":"SESSION_TOKEN"')
  expect(text).not.toMatch(/ps_\w|Palaro123|Mabuhay8|"paymentPassword":"(?!000000)|signature=(?!SECRET)/)
})

test('[OPS-02] what is written above a field in the contract is its description, wherever it was declared', () => {
  const described = (name: string, ...path: string[]) => {
    let schema: Schema | undefined = document.components.schemas[name]
    for (const step of path) {
      const parts: Schema[] = [schema ?? {}, ...(schema?.anyOf ?? [])]
      schema = parts.flatMap(fieldsOf).find(([field]) => field === step)?.[1]
      if (schema?.items && typeof schema.items === 'object' && !Array.isArray(schema.items))
        schema = { ...schema.items, ...schema }
    }
    return schema?.description
  }
  // In a constant of the module; below a null; through `pageOf` and `z.lazy`; in a spread object of another module.
  expect(described('CashierDepositValue', 'fee')).toBe('Taken from the amount when it is credited.')
  expect(described('CashierDepositValue', 'payment', 'qr')).toBe('The content of a QR code to scan.')
  expect(described('CashierDepositOrdersValue', 'list', 'expireTime')).toBe('Until when it can be paid.')
  expect(described('AgentContractsOfferInput', 'rate')).toMatch(/^Share of the team's net profit\.$/)
  // In a schema that contains itself.
  expect(described('SystemSettingsValueschema0', 'enabled')).toBe('"1" for on; anything else is off.')
  const { description } = document.paths['/wps/relay/RSG_pause']?.['post'] ?? {}
  expect(description).toMatch(/^Refused with PAUSE_NOT_LONGER/)
})

test('[OPS-02] the document stands alone: it explains its words, and leads to no source file', () => {
  const { description } = z.parse(z.object({ description: z.string() }), document.info)
  expect(flagRows().length).toBeGreaterThan(10)
  expect(patternRows().map(([id]) => id)).toEqual(patternIds.map((id) => `\`${id}\``))
  for (const row of [...flagRows(), ...patternRows()]) expect(description).toContain(`| ${row.join(' | ')} |`)
  const written = JSON.stringify({ ...document, info: {} })
  const named = [...written.matchAll(/"([\w.]+)"/g)].map(([, name]) => name)
  const known = new Set([...named, ...Object.keys(brand), 'brand.json', 'value.field'])
  const said = [...written.matchAll(/`([\w.]+)`/g)].map(([, word = '']) => word)
  expect(said.length).toBeGreaterThan(100)
  const descriptions = [...written.matchAll(/"description":"([^"]*)"/g)].map(([, text = '']) => text)
  expect(descriptions.filter((text) => /\b(shared|renderer|electron|tests|resources)\//.test(text))).toEqual(
    [],
  )
  expect(said.filter((word) => !known.has(word) && !description.includes(`\`${word}\``))).toEqual([])
})

test('[OPS-02] an encrypted call takes a JWE, and says what is in it', () => {
  const { requestBody } = document.paths['/wps/session/login']?.['post'] ?? {}
  const media = requestBody?.content['application/json']
  expect(media?.schema).toMatchObject({
    required: ['payload'],
    properties: { payload: { contentMediaType: 'application/jose' } },
  })
  expect(JSON.stringify(media?.schema)).toContain('#/components/schemas/SessionLoginInput')
  expect(operationsOf(document).filter((one) => one['x-palaro-encrypted'])).toHaveLength(
    allEndpoints.filter(({ encrypted }) => encrypted).length,
  )
})

test('[OPS-02] the codes that the site acts on are those that the document lists', () => {
  const sources = globSync('{renderer,electron}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.|\/testing\/|\/gallery\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const named = new Set(
    [...sources.matchAll(/'([A-Z]+(?:_[A-Z]+)*)'|^\s+([A-Z]+(?:_[A-Z]+)*): '/gm)].map(
      ([, quoted, key = '']) => quoted ?? key,
    ),
  )
  // IP_RESTRICTED comes with 403, not with a refusal.
  const actedOn = Object.keys(messages).filter((code) => named.has(code) && code !== 'IP_RESTRICTED')
  const unlisted = actedOn.filter((code) => !Object.hasOwn(codeOutcomes, code))
  expect(unlisted.map((code) => `${code}: shared/contract/outcomes.ts`)).toEqual([])
  expect(Object.keys(codeOutcomes).filter((code) => !named.has(code))).toEqual([])
})
