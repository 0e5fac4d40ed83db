import type { AnyEndpoint } from './endpoint.ts'
import { allEndpoints } from './endpoints/index.ts'
import { gatewayNamespaces } from './gateway-paths.ts'
import type { WireMapping } from './wire-mapping.ts'

/** Returns a function that finds the endpoint of a request, as the operator's gateway has it. */
export function wireEndpoints({
  call,
}: WireMapping): (method: string, path: string) => AnyEndpoint | undefined {
  const calls = new Map<string, AnyEndpoint>(
    allEndpoints.map((endpoint) => {
      const { method, path } = call(endpoint)
      return [`${method} ${path}`, endpoint]
    }),
  )
  return (method, path) => calls.get(`${method} ${path}`)
}

/** First path segments that belong to the operator's gateway. */
export const wireNamespaces = ({ call }: WireMapping): string[] => [
  ...new Set([...gatewayNamespaces, ...allEndpoints.map((one) => call(one).path.split('/')[1] ?? '')]),
]
