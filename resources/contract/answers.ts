import { type AnyEndpoint, isPrivate } from '#shared/contract/endpoint.ts'
import { type Outcome, outcomes } from '#shared/contract/outcomes.ts'
import type { Answer, Example, Reference } from './document.ts'
import { refTo, type Schema, type Schemas } from './schemas.ts'

const message: Schema = {
  type: ['string', 'null'],
  description: 'For the player, in the language of the call. Null with a granted call.',
}

const refused: Schema = {
  description: 'A refusal. It comes with status 200.',
  type: 'object',
  required: ['success', 'message'],
  properties: {
    success: { const: false, type: 'boolean' },
    message,
    code: { type: ['string', 'number'], description: 'Why, for programs. See "Codes".' },
    value: { description: 'What the code needs. `value.field` names the field that is wrong.' },
  },
}

/** Schemas that all calls share. */
export const answerSchemas: Schemas = {
  Refused: refused,
  Sealed: {
    description: 'What is encrypted along with the fields of a call.',
    type: 'object',
    required: ['iat', 'nonce'],
    properties: {
      iat: { type: 'integer', description: 'When it was encrypted: seconds since 1970.' },
      nonce: {
        type: 'string',
        minLength: 16,
        description: 'Never used twice. Refuse one that was seen before.',
      },
    },
  },
}

/** The answer with status 200: what the call returns, or a refusal. */
export function granted(value: Schema, valueIsUnused: boolean, example: Example | undefined): Answer {
  const schema: Schema = {
    oneOf: [
      {
        type: 'object',
        required: valueIsUnused ? ['success'] : ['success', 'value'],
        properties: { success: { const: true, type: 'boolean' }, value, message },
      },
      refTo('Refused'),
    ],
  }
  return {
    description: 'The value, or a refusal.',
    headers: {
      'Cache-Control': { description: 'No cache may keep an answer.', schema: { const: 'no-store' } },
    },
    content: { 'application/json': { schema, ...(example && { example: example.answer }) } },
  }
}

const faults: readonly Outcome[] = outcomes.filter(({ fault }) => fault !== 'refused')

/** The name of an outcome's component. */
const responseName = ({ fault, status }: Outcome): string =>
  `${fault.charAt(0).toUpperCase()}${fault.slice(1)}${fault === 'failed' ? '' : status}`

const answerOf = ({ answer, status, body, site, fault }: Outcome): Answer => ({
  description: `${answer}. The site: ${site}`,
  ...(fault === 'tooMany' && {
    headers: { 'Retry-After': { description: 'Seconds, or a date.', schema: { type: 'string' } } },
  }),
  ...(body && {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: Object.keys(body),
          properties: Object.fromEntries(
            Object.entries(body).map(([name, value]): [string, Schema] => [name, { examples: [value] }]),
          ),
        },
        example: { success: false, message: null, ...body, ...(status === 503 && { code: 'MAINTENANCE' }) },
      },
    },
  }),
})

export const faultResponses: Record<string, Answer> = Object.fromEntries(
  faults.map((outcome) => [responseName(outcome), answerOf(outcome)]),
)

/** The answers of a call beside 200, by status. */
export const faultsOf = (endpoint: AnyEndpoint): Record<string, Reference> =>
  Object.fromEntries(
    faults
      .filter(({ fault }) => fault !== 'unauthorized' || isPrivate(endpoint))
      .map((outcome) => [
        outcome.fault === 'failed' ? 'default' : String(outcome.status),
        { $ref: `#/components/responses/${responseName(outcome)}` },
      ]),
  )
