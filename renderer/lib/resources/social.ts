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

/** The social pages among the resources. Those without an https address are left out. */
export function socialPages(resources: readonly Resource[]): readonly SocialPage[] {
  return socialTypes.flatMap((type) => {
    const found = resources.find(({ resourceType, url }) => resourceType === type && isHttps(url))
    return found ? { type, url: found.url, name: found.labelNameEn ?? names[type] } : []
  })
}

const isHttps = (url: string): boolean => URL.parse(url)?.protocol === 'https:'
