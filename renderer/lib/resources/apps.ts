import type { Resource } from './use-resources.ts'

/** The client's apps by the gateway's names for them, in the order they are shown; H5 is the site for phones. */
export const appKinds = ['ANDROID', 'IOS', 'H5'] as const
export type AppKind = (typeof appKinds)[number]

/** An app to be had: where from, and the operator's own picture of its code where he gave one. */
export type App = { kind: AppKind; url: string; picture: string | undefined }

/** The apps among the gateway's resources, in our order; an address that isn't https is none. */
export function appsOf(resources: readonly Resource[]): App[] {
  return appKinds.flatMap((kind) => {
    const resource = resources.find(({ resourceType, url }) => resourceType === kind && isHttps(url))
    if (!resource) return []
    const { url, qrCodeUrl } = resource
    return [{ kind, url, picture: qrCodeUrl && isHttps(qrCodeUrl) ? qrCodeUrl : undefined }]
  })
}

const isHttps = (url: string) => URL.parse(url)?.protocol === 'https:'
