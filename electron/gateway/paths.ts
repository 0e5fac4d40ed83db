import { gatewayNamespaces } from '#shared/contract/gateway-paths.ts'

const gatewayPath = new RegExp(`^/(${gatewayNamespaces.join('|')})(/|$)`)

/** Whether a path of the site's origin belongs to the gateway. */
export const isGatewayPath = (pathname: string): boolean => gatewayPath.test(pathname)
