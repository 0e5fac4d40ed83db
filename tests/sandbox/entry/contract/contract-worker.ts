/** Makes the OpenAPI document with examples, on a thread of its own: it is two seconds' work. */
import { parentPort } from 'node:worker_threads'
import { openApiDocument } from '../../../../resources/contract/openapi.ts'
import { recordExamples } from './contract-examples.ts'

parentPort?.postMessage(openApiDocument({ examples: await recordExamples() }))
