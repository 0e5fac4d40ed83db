import type { Brand } from './brand-schema.ts'

export type { Brand } from './brand-schema.ts'

/** The part of a brand that the site uses from the start. It is in the first script, so nothing else belongs here. */
export function siteBrand(brand: Brand) {
  const {
    name,
    title,
    merchant,
    gatewayUrl,
    publicOrigin,
    platform,
    chatHeaderColor,
    prizeModes,
    announcements,
    esportsProviders,
    languages,
    country,
    currency,
    timeZone,
    zoneNames,
    minimumAge,
    features,
    botCheck,
    hosts,
    logo,
  } = brand
  return {
    name,
    title,
    merchant,
    gatewayUrl,
    publicOrigin,
    platform,
    chatHeaderColor,
    prizeModes,
    announcements,
    esportsProviders,
    languages,
    country,
    currency,
    timeZone,
    zoneNames,
    minimumAge,
    features,
    botCheck,
    hosts: { images: hosts.images, games: hosts.games, chat: hosts.chat },
    logo: { wordmark: logo.wordmark },
  }
}

/** The part of a brand that the desktop client's main process uses. */
export function clientBrand(brand: Brand) {
  const {
    name,
    title,
    appId,
    scheme,
    merchant,
    gatewayUrl,
    publicOrigin,
    checkPage,
    updates,
    crashReports,
    gameMemory,
    languages,
    country,
    botCheck,
    licence,
    hosts,
    theme,
  } = brand
  return {
    name,
    title,
    appId,
    scheme,
    merchant,
    gatewayUrl,
    publicOrigin,
    checkPage,
    updates,
    crashReports,
    gameMemory,
    languages,
    country,
    botCheck,
    licence,
    hosts,
    theme: { background: theme.background, followSystem: theme.followSystem },
  }
}

/** What `virtual:brand-client` exports. */
export type ClientBrand = ReturnType<typeof clientBrand>
