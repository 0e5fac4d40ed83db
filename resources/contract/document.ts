import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import type { Schema, Schemas } from './schemas.ts'

/** A call as it was made, and the whole answer. */
export type Example = { readonly input: Readonly<Record<string, unknown>>; readonly answer: unknown }

export type Parameter = {
  name: string
  in: 'query' | 'header'
  required: boolean
  description?: string
  schema: Schema
  example?: unknown
}
export type Reference = { $ref: string }
export type MediaType = { schema: Schema; example?: unknown }
export type Answer = { description: string; headers?: object; content?: Record<string, MediaType> }

/** One call in the document. */
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: { session: [] }[]
  parameters: (Parameter | Reference)[]
  requestBody?: { required: true; description?: string; content: Record<string, MediaType> }
  responses: Record<string, Answer | Reference>
  /** The id of the call in the contract. */
  'x-palaro-id': string
  /** Whether path and method are from the specification, or were assumed because it only names the call. */
  'x-palaro-source': AnyEndpoint['source']
  /** The answer belongs to the account that is signed in. */
  'x-palaro-private': boolean
  'x-palaro-agent-only'?: true
  'x-palaro-encrypted'?: true
  'x-palaro-moves-money'?: { outcome: string; leavesFor?: string }
  'x-palaro-starts-session'?: true
  'x-palaro-ends-session'?: true
  'x-palaro-issues-launch'?: true
  /** Codes of refusals that the call is documented with. */
  'x-palaro-codes'?: string[]
  /** Milliseconds until the site gives the call up. */
  'x-palaro-timeout': number
}

export type OpenApiDocument = {
  openapi: '3.1.0'
  info: object
  servers: { url: string; description: string }[]
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Schemas
    parameters: Record<string, Parameter>
    responses: Record<string, Answer>
    securitySchemes: object
  }
  'x-palaro-encryption': object
  'x-palaro-cors': object
  'x-palaro-codes': Readonly<Record<string, string>>
}
