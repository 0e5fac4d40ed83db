import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { parseJson } from '../json.ts'
import type { Sandbox } from '../sandbox.ts'
import type { GatewayContext } from './context.ts'
import { fromText } from './query-input.ts'

/**
 * The input of a call as it came, from where the endpoint says, opened if it's encrypted; not checked yet.
 * What isn't JSON, or has a key twice, reads as nothing, which the endpoint's schema then refuses.
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
