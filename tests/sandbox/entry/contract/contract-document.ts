import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { OpenApiDocument } from '../../../../resources/contract/document.ts'

let made: Promise<OpenApiDocument> | undefined

/**
 * The contract as an OpenAPI document with examples, for a gateway at this origin. Made when it is first asked for.
 * @throws Error when it can't be made; the next call tries again.
 */
export async function contractDocument(origin: string): Promise<OpenApiDocument> {
  made ??= makeDocument()
  try {
    const document = await made
    return { ...document, servers: [{ url: origin, description: 'This sandbox.' }] }
  } catch (error) {
    made = undefined
    throw error
  }
}

async function makeDocument(): Promise<OpenApiDocument> {
  const worker = new Worker(new URL('contract-worker.ts', import.meta.url))
  const [document]: OpenApiDocument[] = await once(worker, 'message')
  if (!document) throw new Error('the contract’s document came empty')
  return document
}
