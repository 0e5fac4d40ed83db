import * as z from 'zod'
import type { LanguageCode } from '../i18n/languages.ts'
import {
  address,
  collector,
  folderAddress,
  linkScheme,
  originOrOwn,
  scriptOrigin,
  source,
} from './fields/address-fields.ts'
import { publicKey, updateKey } from './fields/key-fields.ts'
import { country, currency, languages, timeZone } from './fields/market-fields.ts'
import { botCheck, hosts, phoneAuth } from './fields/provider-fields.ts'
import { colour, distinct, fileName, someDistinct, text } from './fields/text-fields.ts'

/** What a brand is checked against besides itself: the project that it is built from. */
export type BrandContext = {
  /** The languages that the project has texts for. */
  texts: readonly LanguageCode[]
  /** Says what is wrong with a design token's value, or with its name; undefined if nothing is. */
  tokenFault(name: string, value: string): string | undefined
}

const whole = (least: number, most: number) =>
  z.int('must be a whole number').min(least, `must be at least ${least}`).max(most, `must be at most ${most}`)

function tokens({ tokenFault }: BrandContext) {
  return z.record(z.string(), z.string()).superRefine((values, context) => {
    for (const [name, value] of Object.entries(values)) {
      const message = tokenFault(name, value)
      if (message !== undefined) context.addIssue({ code: 'custom', path: [name], input: value, message })
    }
  })
}

const theme = (context: BrandContext) =>
  z.strictObject({
    light: tokens(context).meta({
      description: 'Design tokens of the light theme that differ (renderer/styles/tokens.css has all).',
      examples: [{ '--primary': 'oklch(0.6 0.15 250)' }],
    }),
    dark: tokens(context).meta({
      description: 'The same for the dark theme.',
      examples: [{ '--primary': 'oklch(0.7 0.14 250)' }],
    }),
    background: z
      .strictObject({
        light: colour().meta({ description: 'In the light theme.', examples: ['#fdf9f2'] }),
        dark: colour().meta({ description: 'In the dark theme.', examples: ['#14122b'] }),
      })
      .meta({
        description: 'The page’s colour before any style sheet has come, and of the client’s window.',
      }),
    followSystem: z
      .boolean()
      .optional()
      .meta({
        description: 'Whether a first visit is dark where the system is. Otherwise it is light.',
        examples: [true],
      }),
  })

/**
 * A brand: everything that differs between the clients of two operators. It is one file, checked at build; a wrong
 * value stops the build. All values are public, so it must not contain secrets. Every field has a description and an
 * example, from which refusals and the reference (resources/docs/brand.md) are made.
 */
export const createBrandSchema = (context: BrandContext) =>
  z.strictObject({
    name: z
      .string()
      .regex(
        /^[a-z][a-z0-9-]{1,30}$/,
        'must be 2 to 31 lower-case letters, digits and hyphens, a letter first',
      )
      .meta({ description: 'The name of the brand’s folder.', examples: ['acme'] }),
    sample: z
      .string()
      .optional()
      .meta({
        description:
          'Only in brands of this repository, which are for demonstrations: their name again. Remove it from a copy.',
        examples: ['tanglaw'],
      }),
    title: text(60).meta({ description: 'What players know the site by.', examples: ['Acme Play'] }),
    shortTitle: text(12)
      .optional()
      .meta({
        description: 'The name below an icon, for titles that are too long for that.',
        examples: ['Acme'],
      }),
    appId: z
      .string()
      .max(120, 'must have at most 120 characters')
      .regex(
        /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/i,
        'must be a reverse domain name of letters, digits and hyphens, with at least one dot',
      )
      .meta({
        description: 'Names the desktop client to the system. Never change it.',
        examples: ['com.acme.play'],
      }),
    scheme: linkScheme().meta({
      description: 'The desktop client’s link scheme, without "://".',
      examples: ['acmeplay'],
    }),
    merchant: text(60).meta({ description: 'The operator’s code at the gateway.', examples: ['acme'] }),
    gatewayUrl: originOrOwn().meta({
      description:
        'The gateway. "" is the site’s own address (web), or the address that the desktop client is started with.',
      examples: ['https://gateway.acme.example'],
    }),
    publicOrigin: originOrOwn().meta({
      description: 'The site’s public address, for referral links and QR codes. "" is the page’s own (web).',
      examples: ['https://www.acme.example'],
    }),
    hstsSubDomains: z
      .boolean()
      .optional()
      .meta({
        description:
          'Whether browsers must use https for every subdomain of the public address too, for a year. Only where each of them has it: this can’t be taken back.',
        examples: [true],
      }),
    checkPage: address()
      .optional()
      .meta({
        description:
          'The page on which the desktop client has bot checks done. Without it, "/check" on the public address.',
        examples: ['https://www.acme.example/check'],
      }),
    updates: z
      .strictObject({
        url: folderAddress().meta({
          description: 'The folder that the installers are published in.',
          examples: ['https://updates.acme.example/client'],
        }),
        key: updateKey().meta({
          description: 'The public half of the key that signs them (npm run update-key).',
          examples: ['Voi1hOkpYFdYY8WeiBQuni2pEbpIA6UAuk-G3Izn8Zs'],
        }),
      })
      .optional()
      .meta({ description: 'The desktop client’s updates. Without it there are none.' }),
    crashReports: address()
      .optional()
      .meta({
        description:
          'Where the desktop client’s crash reports go. Without it they stay on the person’s computer.',
        examples: ['https://crashes.acme.example/report'],
      }),
    monitoring: z
      .strictObject({
        url: collector().meta({
          description:
            'An OTLP/HTTP endpoint for logs: an address, or a path of the site, which the desktop client takes at publicOrigin.',
          examples: ['https://telemetry.acme.example/v1/logs'],
        }),
        sample: z
          .number()
          .min(0, 'must be at least 0')
          .max(1, 'must be at most 1')
          .optional()
          .meta({
            description: 'The share of sessions that report; all of them without it.',
            examples: [0.1],
          }),
      })
      .optional()
      .meta({
        description:
          'Where the site reports errors, malformed answers, slow calls and web vitals. Without it nothing is sent.',
      }),
    gameMemory: whole(256, 16_384)
      .optional()
      .meta({
        description:
          'Megabytes of memory above which a game is called heavy. Without it, by the computer’s memory.',
        examples: [2048],
      }),
    platform: z
      .literal('web')
      .meta({ description: 'What the gateway knows the site as.', examples: ['web'] }),
    lotteryType: z.enum(['SEA', 'VN']).meta({ description: 'The lottery’s market.', examples: ['SEA'] }),
    device: z.literal('WEB').meta({ description: 'What lotteries know the site as.', examples: ['WEB'] }),
    chatHeaderColor: colour().meta({ description: 'The head of the chat.', examples: ['#12351f'] }),
    prizeModes: someDistinct(z.enum(['Lott', 'ZY', 'Elott', 'SEA'])).meta({
      description: 'The lottery’s prize modes.',
      examples: [['Lott', 'SEA']],
    }),
    announcements: z
      .strictObject({
        types: someDistinct(z.enum(['B', 'PL', 'PU', 'PR', 'H'])).meta({
          description: 'The kinds that are shown.',
          examples: [['B', 'PL', 'PU', 'PR', 'H']],
        }),
        execution: z.literal('B').meta({ description: 'Which of them are asked for.', examples: ['B'] }),
      })
      .meta({ description: 'The gateway’s announcements.' }),
    esportsProviders: distinct(text(40)).meta({
      description: 'Vendors whose sports are esports.',
      examples: [['AV', 'IMES']],
    }),
    languages: languages(context.texts).meta({
      description: 'The site’s languages, by the gateway’s codes.',
    }),
    country: country().meta({ description: 'The market, whose phone numbers are meant.', examples: ['CW'] }),
    currency: currency().meta({
      description: 'The currency until a session names another.',
      examples: ['EUR'],
    }),
    timeZone: timeZone().meta({ description: 'The zone that days begin in.', examples: ['America/Curacao'] }),
    minimumAge: whole(18, 25).meta({ description: 'The age from which people may play.', examples: [21] }),
    features: z
      .strictObject({
        cockfight: z
          .boolean('must be true or false')
          .meta({ description: 'Whether cockfights are shown.', examples: [false] }),
      })
      .meta({ description: 'What the market allows.' }),
    encryptionKeys: z
      .array(publicKey())
      .min(1, 'must have at least one entry')
      .superRefine((keys, issues) => {
        for (const [index, { kid }] of keys.entries())
          if (keys.findIndex((key) => key.kid === kid) < index)
            issues.addIssue({ code: 'custom', path: [index, 'kid'], input: kid, message: 'is there twice' })
      })
      .meta({
        description: 'The gateway’s public keys (JWK), for encrypting payloads; the first one is used.',
      }),
    botCheck: botCheck().meta({
      description: 'Who checks that a person acts.',
      examples: [{ kind: 'none' }],
    }),
    phoneAuth: phoneAuth()
      .default({ kind: 'gateway' })
      .meta({
        description: 'Who sends the codes that verify a mobile number.',
        examples: [{ kind: 'gateway' }],
      }),
    hosts: hosts().meta({
      description:
        'Hosts that the site may reach besides the gateway: the Content Security Policy is made of them.',
    }),
    analytics: z
      .strictObject({
        script: scriptOrigin().meta({
          description: 'Where the tag script is loaded from.',
          examples: ['https://www.googletagmanager.com'],
        }),
        collect: distinct(source()).meta({
          description: 'Where it may send data.',
          examples: [['https://*.google-analytics.com']],
        }),
      })
      .optional()
      .meta({
        description:
          'Analytics, once the gateway names an id and the visitor accepts. Without it there are none.',
      }),
    logo: z
      .strictObject({
        mark: fileName('svg').meta({
          description: 'The mark, which all icons are drawn from.',
          examples: ['mark.svg'],
        }),
        wordmark: text(40).meta({ description: 'The word beside the mark.', examples: ['acme'] }),
        social: fileName('png')
          .optional()
          .meta({
            description: 'The picture shown with shared links, 1200 × 630 pixels.',
            examples: ['social.png'],
          }),
      })
      .meta({ description: 'Files beside brand.json, and the word.' }),
    theme: theme(context).meta({ description: 'The brand’s colours.' }),
    claims: z
      .strictObject({
        games: whole(1, 100_000)
          .optional()
          .meta({ description: 'Games on the site.', examples: [600] }),
        studios: whole(1, 2000)
          .optional()
          .meta({ description: 'Studios that they are from.', examples: [40] }),
        encryptionBits: z
          .literal([128, 192, 256], 'must be 128, 192 or 256')
          .optional()
          .meta({ description: 'Bits of the encryption.', examples: [128] }),
        jackpotEstimates: z
          .boolean()
          .optional()
          .meta({
            description:
              'Shows growing estimates where the gateway gives no jackpots. For demonstrations: nobody can win them.',
            examples: [false],
          }),
      })
      .default({})
      .meta({ description: 'What the site says of the operator in figures. What isn’t given is not said.' }),
    artwork: z
      .enum(['plain', 'bay'])
      .default('plain')
      .meta({
        description:
          'The pictures behind banners, logins and failure screens: a bay, or plain ones in the brand’s colours.',
        examples: ['plain'],
      }),
    zoneNames: z
      .record(z.string().regex(/^[a-z]{2,3}$/, 'must be the subtag of a language, like en'), text(20))
      .optional()
      .meta({
        description: 'Short names of the time zone that browsers lack, by the language’s subtag.',
        examples: [{ en: 'AST' }],
      }),
    mobileExample: text(30)
      .optional()
      .meta({
        description:
          'A made-up mobile number of the country, as written there. Without it, one that nobody is given.',
        examples: ['09 512 3456'],
      }),
    licence: z
      .strictObject({
        number: text(60).meta({ description: 'Its number.', examples: ['21-0042'] }),
        authority: text(120).meta({
          description: 'Who gave it.',
          examples: ['Curaçao Gaming Authority'],
        }),
        notice: text().meta({
          description: 'The sentence below it in the footer.',
          examples: ['Acme Play is operated by Acme Inc.'],
        }),
      })
      .meta({ description: 'The operator’s licence, in the footer of every page.' }),
    contact: z
      .strictObject({
        email: z
          .email('must be an email address')
          .meta({ description: 'An email address.', examples: ['help@acme.example'] }),
      })
      .optional()
      .meta({ description: 'How the operator is reached when nothing else of it is.' }),
    helpline: z
      .strictObject({
        name: text(120).meta({
          description: 'Its name.',
          examples: ['Gambling Helpline'],
        }),
        phone: z
          .string()
          .regex(/^[+\d(][\d ()./-]{2,30}$/, 'must be a phone number')
          .meta({ description: 'Its number, as people dial it.', examples: ['0800 123 456'] }),
      })
      .optional()
      .meta({ description: 'Help with problem gambling, on every page about responsible gaming.' }),
    responsibleMessage: text(200).meta({
      description: 'The message that the market asks for.',
      examples: ['Gambling can be addictive. Know when to stop.'],
    }),
  })

export type Brand = z.output<ReturnType<typeof createBrandSchema>>
