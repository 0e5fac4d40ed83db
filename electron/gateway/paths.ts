import { gatewayNamespaces } from '#shared/contract/gateway-paths.ts'

/** Those of the brand's gateway, as the build knows them. */
const namespaces = import.meta.env.GATEWAY_NAMESPACES ?? gatewayNamespaces

const gatewayPath = new RegExp(`^/(${namespaces.join('|')})(/|$)`)

/** Whether a path of the site's origin belongs to the gateway. */
export const isGatewayPath = (pathname: string): boolean => gatewayPath.test(pathname)
