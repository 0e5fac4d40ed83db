import * as z from 'zod'
import { source } from './address-fields.ts'
import { distinct, providerKey } from './text-fields.ts'

/** The provider that checks that a person acts. */
export const botCheck = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }).meta({ description: 'Nobody.' }),
    z.strictObject({ kind: z.literal('sandbox') }).meta({ description: 'The sandbox’s own, for trying.' }),
    z
      .strictObject({
        kind: z.literal('turnstile'),
        siteKey: providerKey().meta({
          description: 'The public site key of Cloudflare Turnstile.',
          examples: ['0x4AAAAAAAB1cD2eF3gH4iJ5'],
        }),
      })
      .meta({ description: 'Cloudflare Turnstile.' }),
  ])

/** The provider that sends the codes for verifying a mobile number. */
export const phoneAuth = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('gateway') }).meta({ description: 'The gateway.' }),
    z.strictObject({ kind: z.literal('sandbox') }).meta({ description: 'The sandbox’s own, for trying.' }),
    z
      .strictObject({
        kind: z.literal('firebase'),
        apiKey: providerKey().meta({
          description: 'The public web API key of the Firebase project.',
          examples: ['AIzaSyD-9tSrke72PouQMnMX'],
        }),
      })
      .meta({ description: 'Firebase Authentication (Identity Platform).' }),
  ])

/** Hosts that the site may reach besides the gateway. */
export const hosts = () =>
  z.strictObject({
    images: distinct(source()).meta({
      description: 'Where pictures of games and promotions come from.',
      examples: [['https://*.cdn.acme.example']],
    }),
    games: distinct(source()).meta({
      description: 'Where games are played.',
      examples: [['https://*.games.acme.example']],
    }),
    captcha: distinct(source()).meta({
      description: 'Where a picture captcha of the operator’s own comes from.',
      examples: [['https://captcha.acme.example']],
    }),
    chat: distinct(source()).meta({
      description: 'Where customer service and the chat are.',
      examples: [['https://care.acme.example']],
    }),
    domains: distinct(source()).meta({
      description: 'The operator’s other addresses, which the site may probe and link to.',
      examples: [['https://*.acme.example']],
    }),
  })
