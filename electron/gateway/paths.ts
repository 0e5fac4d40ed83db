/** The gateway's namespaces: what starts so is the platform's, everything else is a file of the site. */
const gatewayPath = /^\/(wps|lgw|lotto)(\/|$)/

/** Whether a path of the site's origin belongs to the gateway. */
export const isGatewayPath = (pathname: string): boolean => gatewayPath.test(pathname)
