import { secureAddress } from '#shared/domain/secure-address.ts'
import type { Resource } from './use-resources.ts'

/** The client's apps for phones by the gateway's names, in the order they are shown. H5 is the mobile site. */
export const appKinds = ['ANDROID', 'IOS', 'H5'] as const
export type AppKind = (typeof appKinds)[number]

/** Everything that can be downloaded. */
export const downloadKinds = [...appKinds, 'WINDOWS'] as const
export type DownloadKind = (typeof downloadKinds)[number]

/** An available app: its address, and the operator's own picture of its QR code, if there is one. */
export type App<Kind extends DownloadKind = AppKind> = {
  kind: Kind
  url: string
  picture: string | undefined
  /** What the gateway says about the file. */
  about: Pick<Resource, 'version' | 'size' | 'updated' | 'checksum' | 'requires'>
}

/** The apps among the gateway's resources, in our order. Those without a secure address are left out. */
export const appsOf = (resources: readonly Resource[]): App[] => pick(resources, appKinds)

/** Everything to download among the gateway's resources, as above. */
export const downloadsOf = (resources: readonly Resource[]): App<DownloadKind>[] =>
  pick(resources, downloadKinds)

function pick<Kind extends DownloadKind>(
  resources: readonly Resource[],
  kinds: readonly Kind[],
): App<Kind>[] {
  return kinds.flatMap((kind) => {
    const resource = resources.find(({ resourceType, url }) => resourceType === kind && secureAddress(url))
    if (!resource) return []
    const { url, qrCodeUrl, version, size, updated, checksum, requires } = resource
    const about = { version, size, updated, checksum, requires }
    return [{ kind, url, picture: secureAddress(qrCodeUrl)?.href, about }]
  })
}
