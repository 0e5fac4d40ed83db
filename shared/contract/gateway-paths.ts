/** The gateway's namespaces: what starts so is the gateway's, everything else is the site's. */
export const gatewayNamespaces = ['wps', 'lgw', 'lotto'] as const
