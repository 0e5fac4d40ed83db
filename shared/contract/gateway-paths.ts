/** First path segments that belong to the gateway. All other paths belong to the site. */
export const gatewayNamespaces = ['wps', 'lgw', 'lotto'] as const
