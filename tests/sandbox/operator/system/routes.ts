import { type BannerContent, banners } from '#sandbox/world/content/banners.ts'
import { countries } from '#sandbox/world/content/countries.ts'
import { helpTopics } from '#sandbox/world/content/help.ts'
import { helpDetailsIn } from '#sandbox/world/content/help-details.ts'
import { type NoticeKind, notices } from '#sandbox/world/content/notices.ts'
import { resourcesIn } from '#sandbox/world/content/resources.ts'
import { nameKey } from '#sandbox/world/games/name-key.ts'
import { readLanguage, type ServedLanguage } from '#sandbox/world/texts/language.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { languages } from '#shared/i18n/languages.ts'
import { gameCounts } from '../games/game-lists.ts'
import { type Handlers, limited } from '../gateway/handlers.ts'
import { bannerPath, cdnAddresses } from '../pictures/picture-paths.ts'
import type { Sandbox } from '../sandbox.ts'
import { sealLink } from '../security/sealed-link.ts'
import { domainsOf } from '../settings/domains.ts'
import { isVendorHidden } from '../settings/hidden.ts'
import { maintenanceTimes } from '../settings/maintenance.ts'
import { registerRules } from '../settings/register-rules.ts'
import { settingsTree } from '../settings/settings-tree.ts'

const hour = 3_600_000

/** Information about the sandbox and its merchant. */
export function systemHandlers(sandbox: Sandbox): Handlers<typeof contract.system> {
  const { settings, clock, db } = sandbox
  const status = (ip: string) => ({
    maintenance: settings.values.systemStatus === 'maintenance',
    ...maintenanceTimes(sandbox),
    regionRestriction: settings.values.systemStatus === 'region',
    location: { ip },
  })

  const noticesOf = (kind: NoticeKind, language: ServedLanguage) =>
    notices
      .filter((notice) => notice.kind === kind)
      .map(({ id, title, content, hoursOld, category, link }) => ({
        id,
        title: title[language],
        content: content[language],
        createTime: clock.now() - hoursOld * hour,
        category: category ?? null,
        link: link ? { path: link.path, text: link.text[language] } : null,
      }))

  const gameNamed = (name: string) =>
    db.get<{ node_id: number; vendor: string }>(
      'SELECT node_id, vendor FROM world.games WHERE name_key = ?',
      nameKey(name),
    )
  const nodeOfGame = (name: string): string | null => {
    const game = gameNamed(name)
    return game ? String(game.node_id) : null
  }
  /** Not a banner that offers a game which the lists don't. */
  const isOffered = ({ linkage }: BannerContent): boolean => {
    const vendor = linkage && 'game' in linkage ? gameNamed(linkage.game)?.vendor : undefined
    return vendor === undefined || !isVendorHidden(settings.values, vendor)
  }

  /** Fills in how many studios the lists have. The number of games is a claim of the brand: a page has only one. */
  function counted(language: ServedLanguage): (words: string) => string {
    const studios = new Set(gameCounts(sandbox).map(({ vendor }) => vendor)).size
    const figure = new Intl.NumberFormat(languages[language].tag).format(studios)
    return (words) => words.replace('{studios}', figure)
  }

  return {
    permission: ({ visitor, origin, language }) => ({
      info: {
        ...status(visitor),
        customerService: sealLink(`${origin}/__sandbox/support?language=${language}`),
        analytics: { gtagId: settings.values.gtagId || null },
        imageCDNs: cdnAddresses(origin),
        launchGameCDNs: [sandbox.providerOrigin],
        agentSite: settings.values.agentSite,
      },
    }),
    status: ({ visitor }) => status(visitor),
    whitelabel: ({ input }) => {
      const language = readLanguage(input.language)
      const withCounts = counted(language)
      return {
        merchant: 'palaro',
        currency: 'PHP',
        currencySymbol: '₱',
        banners: banners.filter(isOffered).map(({ id, group, seed, title, subtitle, linkage, action }) => ({
          bannerId: id,
          url: bannerPath(group, seed),
          groupName: group,
          linkageType: linkage?.linkageType ?? null,
          target: linkage ? ('game' in linkage ? nodeOfGame(linkage.game) : linkage.target) : null,
          title: title[language],
          ...(subtitle && { subtitle: withCounts(subtitle[language]) }),
          actionLabel: action?.[language] ?? null,
        })),
      }
    },
    settings: () => ({ nodes: settingsTree(settings.values) }),
    registerRules: () => registerRules(settings.values),
    domainRoute: ({ origin }) => ({ domainList: domainsOf(origin, settings.values.deadDomain) }),
    routers: ({ origin, input }) => ({
      domainList: domainsOf(origin, settings.values.deadDomain),
      resources: resourcesIn(readLanguage(input.language), clock.now()),
    }),
    countryCodes: () => ({ current: 'PH', list: countries }),
    announcements: ({ input }) => {
      const language = readLanguage(input.language)
      return {
        player: noticesOf('player', language),
        banners: noticesOf('banners', language),
        popup: settings.values.popupNotice ? noticesOf('popup', language) : [],
        promotion: noticesOf('promotion', language),
      }
    },
    helpCenter: ({ input }) => {
      const language = readLanguage(input.lang)
      return {
        topics: helpTopics.map(({ tag, title, content }) => ({
          tag,
          title: title[language],
          content: content[language],
          ...helpDetailsIn(tag, language, settings.values),
        })),
      }
    },
    captcha: limited('captcha', ({ visitor }) => sandbox.captchas.issue(visitor)),
  }
}
