import { type AnyEndpoint, anything, defaultTimeout, isPrivate } from '#shared/contract/endpoint.ts'
import { faultsOf, granted } from './answers.ts'
import type { Docs } from './doc-comments.ts'
import type { Example, Operation, Parameter } from './document.ts'
import { addSchema, fieldsOf, nameIn, refTo, type Schema, type Schemas } from './schemas.ts'
import { requestHeaders } from './wire-facts.ts'

/** Headers that a document may declare: OpenAPI has its own places for the others. */
export const declaredHeaders: readonly Parameter[] = requestHeaders
  .filter(({ name }) => !['Accept', 'Authorization', 'Content-Type'].includes(name))
  .map(({ name, description, example }) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
    example,
  }))

/** The name of a header's component. */
export const headerKey = (header: string): string => header.replaceAll('-', '')

/** The name of an operation in generated code: `cashier.deposit` becomes `cashierDeposit`. */
export const operationIdOf = (id: string): string =>
  id.replaceAll(/\.(\w)/g, (_, first: string) => first.toUpperCase())

export function operationOf(
  endpoint: AnyEndpoint,
  docs: Docs,
  schemas: Schemas,
  example: Example | undefined,
): Operation {
  const { id, summary, movesMoney, source, timeout = defaultTimeout } = endpoint
  const [domain = '', call = ''] = id.split('.')
  const doc = docs[domain]?.inner[call]
  const operationId = operationIdOf(id)
  const name = operationId.charAt(0).toUpperCase() + operationId.slice(1)
  const codes = [...new Set(`${summary} ${doc?.text ?? ''}`.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g))]
  const part = (of: 'input' | 'value') =>
    addSchema(
      schemas,
      `${name}${of === 'input' ? 'Input' : 'Value'}`,
      endpoint[of],
      doc?.inner[of]?.inner ?? {},
    )
  return {
    operationId,
    tags: [domain],
    summary,
    ...(doc?.text !== undefined && { description: doc.text }),
    security: isPrivate(endpoint) ? [{ session: [] }] : [],
    parameters: [
      ...declaredHeaders
        .filter(({ name: header }) => requestHeaders.find((one) => one.name === header)?.sentWith(endpoint))
        .map(({ name: header }) => ({ $ref: `#/components/parameters/${headerKey(header)}` })),
      ...(endpoint.carrier === 'query' ? queryOf(part('input'), schemas, example) : []),
    ],
    ...(endpoint.carrier !== 'query' && { requestBody: bodyOf(endpoint, part('input'), schemas, example) }),
    responses: {
      '200': granted(part('value'), endpoint.value === anything, example),
      ...faultsOf(endpoint),
    },
    'x-palaro-id': id,
    'x-palaro-source': source,
    'x-palaro-private': isPrivate(endpoint),
    ...(endpoint.agentOnly && { 'x-palaro-agent-only': true }),
    ...(endpoint.encrypted && { 'x-palaro-encrypted': true }),
    ...(movesMoney && {
      'x-palaro-moves-money': { ...movesMoney, outcome: operationIdOf(movesMoney.outcome.id) },
    }),
    ...(endpoint.startsSession && { 'x-palaro-starts-session': true }),
    ...(endpoint.endsSession && { 'x-palaro-ends-session': true }),
    ...(endpoint.issuesLaunch && { 'x-palaro-issues-launch': true }),
    ...(codes.length > 0 && { 'x-palaro-codes': codes }),
    'x-palaro-timeout': timeout,
  }
}

/** The fields of a query, whose schema isn't needed as a whole. */
function queryOf(reference: Schema, schemas: Schemas, example: Example | undefined): Parameter[] {
  const input = resolved(reference, schemas)
  Reflect.deleteProperty(schemas, nameIn(reference))
  return fieldsOf(input).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    ...(description !== undefined && { description }),
    schema,
    ...(example && name in example.input && { example: example.input[name] }),
  }))
}

function bodyOf(
  { carrier, encrypted }: AnyEndpoint,
  reference: Schema,
  schemas: Schemas,
  example: Example | undefined,
): NonNullable<Operation['requestBody']> {
  if (carrier === 'file') {
    const types = fieldsOf(resolved(reference, schemas)).find(([name]) => name === 'type')?.[1].enum ?? []
    Reflect.deleteProperty(schemas, nameIn(reference))
    const file = { schema: { type: 'string', format: 'binary' } } as const
    return {
      required: true,
      description: 'The bytes of the picture.',
      content: Object.fromEntries(types.map((type) => [String(type), file])),
    }
  }
  const shown = example && { example: example.input }
  if (encrypted)
    return {
      required: true,
      description: `The fields of \`${nameIn(reference)}\` with \`iat\` and \`nonce\`, encrypted: see "Encryption".`,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['payload'],
            properties: {
              payload: {
                type: 'string',
                contentMediaType: 'application/jose',
                contentSchema: {
                  allOf: [reference, refTo('Sealed')],
                  ...(example && { examples: [example.input] }),
                },
              },
            },
          },
          example: { payload: 'eyJhbGciOiJSU0EtT0FFUC0yNTYiLCJlbmMiOiJBMjU2R0NNIn0.….….….…' },
        },
      },
    }
  const type = carrier === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  return { required: true, content: { [type]: { schema: reference, ...shown } } }
}

const resolved = (reference: Schema, schemas: Schemas): Schema => schemas[nameIn(reference)] ?? {}
