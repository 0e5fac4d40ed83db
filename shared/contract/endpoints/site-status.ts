import * as z from 'zod/mini'
import { endpoint, listOf, nothing } from '../endpoint.ts'

const flag = z.lazy(() => z.union([z.boolean(), z.literal(0), z.literal(1), z.literal('0'), z.literal('1')]))

/** When the maintenance began and is expected to end, if the gateway knows; milliseconds since 1970. */
const maintenanceTimes = () => ({
  maintenanceFrom: z.optional(z.nullable(z.number())),
  maintenanceUntil: z.optional(z.nullable(z.number())),
})

/** What the gateway reports at start: switches, addresses, and whether the site may be shown at all. */
const permissionValue = z.lazy(() =>
  z.object({
    info: z.object({
      customerService: z.optional(
        z.object({
          /** Compact JWE (dir, A256GCM) of the customer-service address. */
          link: z.optional(z.string()),
          /** The key that decrypts it, base64url. */
          key: z.optional(z.string()),
        }),
      ),
      analytics: z.optional(z.object({ gtagId: z.optional(z.nullable(z.string())) })),
      /** Addresses that the path of a picture (`icon`, `smallIcon`, `url`) is put behind, such as https://cdn.example/a. */
      imageCDNs: z.array(z.string()),
      /** Addresses of the hosts that games run on, such as https://games.example. */
      launchGameCDNs: z.array(z.string()),
      /** The visitor's address, as the gateway sees it. */
      location: z.optional(z.object({ ip: z.string() })),
      maintenance: z.nullable(flag),
      ...maintenanceTimes(),
      regionRestriction: z.nullable(flag),
      /** This host is for agents: other accounts can't sign in here. */
      agentSite: z.optional(flag),
    }),
  }),
)

const bannerValue = z.lazy(() =>
  z.object({
    bannerId: z.union([z.string(), z.number()]),
    /** Path of the picture on an image CDN, or a whole address. */
    url: z.string(),
    /** Where it stands: "w_home" on the home page. "w_deposit20" and "w_bet20" open the rankings. */
    groupName: z.string(),
    /** What `target` is: PAGE, GAME, PROMOTION or EXTERNAL (an https address). */
    linkageType: z.optional(z.nullable(z.string())),
    /** What the linkage leads to: a node id, a promotion id, a path or an address. */
    target: z.optional(z.nullable(z.string())),
    title: z.optional(z.string()),
    subtitle: z.optional(z.string()),
    /** What following it does, as a button says it: "Play now". Without it, the whole banner is the link. */
    actionLabel: z.optional(z.nullable(z.string())),
  }),
)

/** A node of the settings tree; `enabled` is "1" for on. */
export type SettingNode = { modId: string; enabled: string; childrenNodes?: SettingNode[] | undefined }
const settingNode: z.ZodMiniType<SettingNode> = z.lazy(() =>
  z.object({
    /** Name of a flag, or of a branch; see "Flags". */
    modId: z.string(),
    /** "1" for on; anything else is off. */
    enabled: z.string(),
    childrenNodes: z.optional(z.array(settingNode)),
  }),
)

const notice = z.lazy(() =>
  z.object({
    id: z.union([z.string(), z.number()]),
    title: z.string(),
    /** HTML, which the site sanitises. */
    content: z.string(),
    /** Milliseconds since 1970. */
    createTime: z.number(),
    /** What it is about: games, payments, promotion, rules, safety, results, app. The client doesn't show others. */
    category: z.optional(z.nullable(z.string())),
    /** What to do about it: a path of the site, and the words for it in the language of the call. */
    link: z.optional(z.nullable(z.object({ path: z.string(), text: z.string() }))),
  }),
)

const host = z.object({ host: z.string() })

/** The calls about the system that the first paint needs. */
export const siteStatus = {
  permission: endpoint({
    id: 'system.permission',
    namesLaunchHosts: true,
    method: 'GET',
    path: '/wps/system/permission',
    auth: 'none',
    carrier: 'query',
    source: 'assumed',
    summary: 'What the client may show on this host: status, CDNs, customer service, visitor location',
    input: host,
    value: permissionValue,
  }),
  status: endpoint({
    id: 'system.status',
    method: 'GET',
    path: '/wps/system/status',
    auth: 'none',
    carrier: 'query',
    source: 'spec',
    summary: 'System status alone, for the checks on focus and after a 503',
    input: host,
    value: z.lazy(() =>
      z.object({
        maintenance: z.nullable(flag),
        ...maintenanceTimes(),
        regionRestriction: z.nullable(flag),
        location: z.optional(z.object({ ip: z.string() })),
      }),
    ),
  }),
  whitelabel: endpoint({
    id: 'system.whitelabel',
    method: 'GET',
    path: '/wps/system/whitelabel',
    auth: 'none',
    carrier: 'query',
    source: 'spec',
    summary: 'Menu of the merchant: currency and banners',
    input: z.object({ platform: z.string(), language: z.string() }),
    value: z.lazy(() =>
      z.object({
        merchant: z.optional(z.string()),
        currency: z.optional(z.string()),
        currencySymbol: z.optional(z.string()),
        banners: listOf(bannerValue, 'bannerId'),
      }),
    ),
  }),
  settings: endpoint({
    id: 'system.settings',
    wordless: true,
    method: 'GET',
    path: '/wps/system/setting',
    auth: 'none',
    carrier: 'query',
    source: 'assumed',
    summary: "The merchant's settings tree",
    input: nothing,
    value: z.lazy(() => z.object({ nodes: z.array(settingNode) })),
  }),
  announcements: endpoint({
    id: 'system.announcements',
    method: 'GET',
    path: '/wps/relay/MCS_announcements',
    auth: 'none',
    carrier: 'query',
    source: 'assumed',
    summary: 'Notices by kind',
    input: z.object({
      types: z.string(),
      platform: z.string(),
      execution: z.string(),
      language: z.string(),
    }),
    value: z.lazy(() =>
      z.object({
        player: listOf(notice, 'id'),
        banners: listOf(notice, 'id'),
        popup: listOf(notice, 'id'),
        promotion: listOf(notice, 'id'),
      }),
    ),
  }),
} as const

/** Whether a flag is on, in any of the gateway's notations. Null is off. */
export const isOn = (value: boolean | 0 | 1 | '0' | '1' | null | undefined): boolean =>
  value === true || value === 1 || value === '1'
