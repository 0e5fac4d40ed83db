import { secureAddress } from '#shared/domain/secure-address.ts'
import type { Resource } from './use-resources.ts'

/** Social pages by the gateway's names, in the order they are shown. */
export const socialTypes = ['FACEBOOK', 'INSTAGRAM', 'TWITTER', 'YOUTUBE', 'TELEGRAM'] as const
export type SocialType = (typeof socialTypes)[number]

export type SocialPage = { type: SocialType; url: string; name: string }

/** Names to use if the gateway gives no label. */
const names: Record<SocialType, string> = {
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  TWITTER: 'X',
  YOUTUBE: 'YouTube',
  TELEGRAM: 'Telegram',
}

/** The social pages among the resources. Those without a secure address are left out. */
export function socialPages(resources: readonly Resource[]): readonly SocialPage[] {
  return socialTypes.flatMap((type) => {
    const found = resources.find(({ resourceType, url }) => resourceType === type && secureAddress(url))
    return found ? { type, url: found.url, name: found.labelNameEn ?? names[type] } : []
  })
}
