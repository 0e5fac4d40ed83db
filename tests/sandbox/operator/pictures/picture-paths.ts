/** Paths of pictures on an image CDN. They start with a slash because the CDN addresses end without one. */
export const gamePath = (nodeId: number): string => `/games/${nodeId}.svg`
export const vendorPath = (code: string): string => `/vendors/${code}.svg`
export const bannerPath = (group: string, seed: number): string => `/banners/${group}-${seed}.svg`
export const promotionPath = (id: string): string => `/promotions/${id}.svg`
export const avatarPath = (name: string): string => `/avatars/${name}.svg`
export const facePath = (pictureId: string): string => `/faces/${pictureId}`
export const levelPath = (level: string): string => `/levels/${level}.svg`
export const channelPath = (id: string): string => `/channels/${id}.svg`

/** The sandbox's two image CDNs. */
export const cdnNames = ['a', 'b'] as const
export const cdnAddresses = (origin: string): string[] => cdnNames.map((name) => `${origin}/cdn/${name}`)
