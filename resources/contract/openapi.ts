import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { allEndpoints, contract } from '#shared/contract/endpoints/index.ts'
import { codeOutcomes } from '#shared/contract/outcomes.ts'
import { payloadAlgorithms } from '#shared/crypto/payload.ts'
import { answerSchemas, faultResponses } from './answers.ts'
import { readContractDocs } from './doc-comments.ts'
import type { Example, OpenApiDocument } from './document.ts'
import { declaredHeaders, headerKey, operationOf } from './operations.ts'
import { overview } from './overview.ts'
import { amountSchema, type Schemas } from './schemas.ts'
import { methodsOf, readHeaders, requestHeaders } from './wire-facts.ts'

export type OpenApiOptions = {
  /** The gateway's address. */
  server?: string
  /** Recorded calls, by the id of their endpoint. */
  examples?: Readonly<Record<string, Example | undefined>>
}

/** The gateway contract as an OpenAPI 3.1 document, made from its declarations and their doc comments. */
export function openApiDocument({
  server = 'https://gateway.example',
  examples = {},
}: OpenApiOptions = {}): OpenApiDocument {
  const docs = readContractDocs()
  const schemas: Schemas = { Amount: amountSchema, ...answerSchemas }
  const paths: OpenApiDocument['paths'] = {}
  for (const endpoint of allEndpoints) {
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = operationOf(endpoint, docs, schemas, examples[endpoint.id])
  }
  const encrypted = allEndpoints.filter((endpoint) => endpoint.encrypted)
  return {
    openapi: '3.1.0',
    info: { title: 'Palaro gateway', version: releaseVersion(), description: overview() },
    servers: [{ url: server, description: "The gateway: `gatewayUrl` of the brand's `brand.json`." }],
    tags: Object.keys(contract).map((name) => ({
      name,
      ...(docs[name]?.text !== undefined && { description: docs[name].text }),
    })),
    paths,
    components: {
      schemas,
      parameters: Object.fromEntries(declaredHeaders.map((header) => [headerKey(header.name), header])),
      responses: faultResponses,
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token from the answer to a login.' },
      },
    },
    'x-palaro-encryption': {
      serialization: 'compact JWE',
      ...payloadAlgorithms,
      keys: "`encryptionKeys` of the brand's `brand.json`: RSA public keys as JWK; the site uses the first",
      added: { iat: 'seconds since 1970, by the gateway’s clock', nonce: 'a UUID, never used twice' },
      calls: encrypted.map(({ id }) => id),
    },
    'x-palaro-cors': {
      origins: "the site's own, `publicOrigin` of the brand; not `*` where the gateway can help it",
      methods: methodsOf(allEndpoints),
      requestHeaders: requestHeaders.map(({ name }) => name),
      exposedHeaders: readHeaders.map(({ name }) => name),
      credentials: false,
    },
    'x-palaro-codes': codeOutcomes,
  }
}

const manifest = z.object({ version: z.string() })

const releaseVersion = (): string =>
  z.parse(manifest, JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))).version
