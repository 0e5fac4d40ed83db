import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import type { Sandbox } from '../sandbox.ts'
import type { GatewayContext } from './context.ts'
import { parseJson } from './json.ts'
import { fromText } from './query-input.ts'

/**
 * The raw input of a call, read from where the endpoint declares it, and decrypted if necessary. Not validated yet.
 * Invalid JSON and duplicate keys give undefined, which the endpoint's schema then rejects.
 */
export async function readInput(
  context: GatewayContext,
  sandbox: Sandbox,
  { carrier, encrypted, input }: AnyEndpoint,
): Promise<unknown> {
  if (carrier === 'query') return fromText(input, context.req.query())
  if (carrier === 'form') {
    const text = await context.req.text()
    return fromText(input, Object.fromEntries(new URLSearchParams(text)))
  }
  if (carrier === 'file')
    return { bytes: await context.req.arrayBuffer(), type: context.req.header('Content-Type') }
  const body = parseJson(await context.req.text())
  return encrypted ? sandbox.payloads.open(body) : body
}
