import * as z from 'zod/mini'
import { endpoint, listOf, nothing } from '../endpoint.ts'
import { siteStatus } from './site-status.ts'

export type { SettingNode } from './site-status.ts'

const fieldRule = z.lazy(() =>
  z.object({
    enabled: z.boolean(),
    required: z.boolean(),
    minLength: z.optional(z.number()),
    maxLength: z.optional(z.number()),
    /** A regular expression of the gateway's own, or "*" for anything. It comes before `patternId`. */
    acceptedPattern: z.optional(z.string()),
    /** One of the known patterns; see "Patterns". */
    patternId: z.optional(z.number()),
  }),
)

const registerRules = z.lazy(() =>
  z.object({
    /** Rules by name of the registration field. */
    fields: z.record(z.string(), fieldRule),
    /** Accounts are opened by account name, and with `pwdEnabled` players log in by it and their password. */
    usernameEnabled: z.boolean(),
    /** Accounts are opened by mobile number; `mobileRegPass`: with a password; `smsEnabled`: with a code sent to it. */
    mobileReg: z.boolean(),
    mobileRegPass: z.boolean(),
    pwdEnabled: z.boolean(),
    smsEnabled: z.boolean(),
    /** Players log in by a code that is sent to their mobile, where the flag `MOBILEVERCODELOGIN3` is on as well. */
    showVerCodeLogin: z.boolean(),
    /** Visitors may play for no money. */
    hasFreePlay: z.boolean(),
  }),
)

const resource = z.lazy(() =>
  z.object({
    resourceType: z.string(),
    url: z.string(),
    qrCodeUrl: z.optional(z.nullable(z.string())),
    labelNameEn: z.optional(z.string()),
    /** What a download is: its version, size in bytes, release (milliseconds since 1970) and SHA-256 as hex. */
    version: z.optional(z.nullable(z.string())),
    size: z.optional(z.nullable(z.number())),
    updated: z.optional(z.nullable(z.number())),
    checksum: z.optional(z.nullable(z.string())),
    /** What it needs, in the language of the call: "Android 9 or later". */
    requires: z.optional(z.nullable(z.string())),
  }),
)

const helpTopic = z.lazy(() =>
  z.object({
    tag: z.string(),
    title: z.string(),
    /** HTML from the gateway, hostile until sanitised. */
    content: z.string(),
    /** Milliseconds since 1970. */
    updated: z.optional(z.nullable(z.number())),
    /** The topic in one sentence. */
    brief: z.optional(z.nullable(z.string())),
    /** Its figures, by name. */
    facts: z.optional(z.nullable(z.array(z.object({ name: z.string(), value: z.string() })))),
    /** What people ask about it. The answers are plain text. */
    questions: z.optional(z.nullable(z.array(z.object({ question: z.string(), answer: z.string() })))),
  }),
)

const captchaValue = z.lazy(() => z.object({ image: z.string(), id: z.optional(z.string()) }))

export const system = {
  ...siteStatus,
  registerRules: endpoint({
    id: 'system.registerRules',
    method: 'GET',
    path: '/wps/system/setting/register',
    auth: 'none',
    carrier: 'query',
    source: 'spec',
    summary: 'Which registration fields are shown and required, and their rules',
    input: nothing,
    value: registerRules,
  }),
  domainRoute: endpoint({
    id: 'system.domainRoute',
    wordless: true,
    method: 'GET',
    path: '/wps/system/domainRoute',
    auth: 'none',
    carrier: 'query',
    source: 'spec',
    summary: 'Addresses under which the merchant is reached',
    input: nothing,
    value: z.lazy(() => z.object({ domainList: z.array(z.string()) })),
  }),
  routers: endpoint({
    id: 'system.routers',
    method: 'GET',
    path: '/wps/relay/MCS_routers',
    auth: 'none',
    carrier: 'query',
    source: 'assumed',
    summary: 'Domains and resources (apps, social pages)',
    input: z.object({ language: z.string() }),
    value: z.lazy(() => z.object({ domainList: z.array(z.string()), resources: z.array(resource) })),
  }),
  countryCodes: endpoint({
    id: 'system.countryCodes',
    wordless: true,
    method: 'GET',
    path: '/wps/system/countryCodes',
    auth: 'none',
    carrier: 'query',
    source: 'assumed',
    summary: 'Countries with dialling codes, and the one of this visitor',
    input: nothing,
    value: z.lazy(() =>
      z.object({
        current: z.string(),
        list: z.array(z.object({ countryCode: z.string(), countryDialingCode: z.string() })),
      }),
    ),
  }),
  helpCenter: endpoint({
    id: 'system.helpCenter',
    method: 'GET',
    path: '/wps/system/helpCenter',
    auth: 'none',
    carrier: 'query',
    source: 'spec',
    summary: 'Help topics, in order',
    input: z.object({ lang: z.string(), device: z.string() }),
    value: z.lazy(() =>
      z.object({
        topics: listOf(helpTopic, 'tag'),
      }),
    ),
  }),
  captcha: endpoint({
    id: 'system.captcha',
    method: 'GET',
    path: '/wps/captcha',
    auth: 'none',
    carrier: 'query',
    source: 'spec',
    summary: 'A captcha image (base64 png)',
    input: nothing,
    value: captchaValue,
  }),
} as const

export type HelpTopic = z.output<typeof helpTopic>
