import type { Resource } from './use-resources.ts'

/** The client's apps by the gateway's names, in the order they are shown. H5 is the mobile site. */
export const appKinds = ['ANDROID', 'IOS', 'H5'] as const
export type AppKind = (typeof appKinds)[number]

/** An available app: its address, and the operator's own picture of its QR code, if there is one. */
export type App = { kind: AppKind; url: string; picture: string | undefined }

/** The apps among the gateway's resources, in our order. Those without an https address are left out. */
export function appsOf(resources: readonly Resource[]): App[] {
  return appKinds.flatMap((kind) => {
    const resource = resources.find(({ resourceType, url }) => resourceType === kind && isHttps(url))
    if (!resource) return []
    const { url, qrCodeUrl } = resource
    return [{ kind, url, picture: qrCodeUrl && isHttps(qrCodeUrl) ? qrCodeUrl : undefined }]
  })
}

const isHttps = (url: string) => URL.parse(url)?.protocol === 'https:'
