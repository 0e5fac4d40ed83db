import type { Brand } from './brand-schema.ts'

export type { Brand } from './brand-schema.ts'

/** The fields of a brand that the site uses from the start, whole. */
const siteFields = [
  'name',
  'title',
  'merchant',
  'gatewayUrl',
  'publicOrigin',
  'platform',
  'chatHeaderColor',
  'prizeModes',
  'announcements',
  'esportsProviders',
  'languages',
  'country',
  'currency',
  'timeZone',
  'zoneNames',
  'minimumAge',
  'features',
  'botCheck',
] as const satisfies readonly (keyof Brand)[]

/** The fields of a brand that the desktop client's main process uses, whole. */
const clientFields = [
  'name',
  'title',
  'appId',
  'scheme',
  'merchant',
  'gatewayUrl',
  'publicOrigin',
  'checkPage',
  'updates',
  'crashReports',
  'gameMemory',
  'languages',
  'country',
  'botCheck',
  'licence',
  'hosts',
] as const satisfies readonly (keyof Brand)[]

/** The part of a brand that the site uses from the start. It is in the first script, so nothing else belongs here. */
export const siteBrand = (brand: Brand) => ({
  ...pick(brand, siteFields),
  hosts: pick(brand.hosts, ['images', 'games', 'chat']),
  logo: pick(brand.logo, ['wordmark']),
})

/** The part of a brand that the desktop client's main process uses. */
export const clientBrand = (brand: Brand) => ({
  ...pick(brand, clientFields),
  theme: pick(brand.theme, ['background', 'followSystem']),
})

/** What `virtual:brand-client` exports. */
export type ClientBrand = ReturnType<typeof clientBrand>

/** A copy with some of an object's fields. */
function pick<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name>
function pick(whole: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => names.includes(name)))
}
