import * as z from 'zod/mini'
import { endpoint, listOf, nothing } from '../endpoint.ts'

const relay = { auth: 'required', source: 'assumed' } as const
const line = z.nullable(z.string())

const ownProfile = z.object({
  nickname: line,
  /** Masked: "J*** D***". It can't be changed once set, and neither can birthday and nationality. */
  realName: line,
  /** As yyyy-MM-dd. */
  birthday: line,
  /** ISO 3166 code of the country. */
  nationality: line,
  address: line,
  /** Ids of `profile.choices`. */
  occupation: line,
  incomeSource: line,
  telegram: line,
  zalo: line,
  /** When the account was opened. */
  memberSince: z.number(),
})

const choice = z.object({ id: z.string(), name: z.string() })

/** What a member says about themselves. */
export const profile = {
  own: endpoint({
    ...relay,
    id: 'profile.own',
    method: 'GET',
    path: '/wps/relay/MCS_memberProfile',
    carrier: 'query',
    summary: "The member's own profile",
    input: nothing,
    value: ownProfile,
  }),
  choices: endpoint({
    ...relay,
    id: 'profile.choices',
    method: 'GET',
    path: '/wps/relay/MCS_profileChoices',
    carrier: 'query',
    summary: 'What a profile can be filled in with: occupations, sources of income, nationalities, pictures',
    input: z.object({ language: z.string() }),
    value: z.object({
      occupations: listOf(choice, 'id'),
      incomeSources: listOf(choice, 'id'),
      /** ISO 3166 codes. */
      nationalities: z.array(z.string()),
      /** Drawn pictures, each with a path below the image CDNs. */
      avatars: z.array(z.object({ name: z.string(), url: z.string() })),
    }),
  }),
  save: endpoint({
    ...relay,
    id: 'profile.save',
    method: 'POST',
    path: '/wps/relay/MCS_saveProfile',
    carrier: 'json',
    summary:
      'Save the profile; "" empties a field. Refused with PROFILE_INVALID, NICKNAME_TAKEN or PROFILE_FIXED and the field in value.field',
    input: z.object({
      nickname: z.string(),
      address: z.string(),
      occupation: z.string(),
      incomeSource: z.string(),
      telegram: z.string(),
      zalo: z.string(),
      /** Can be sent only while it isn't set. */
      realName: z.optional(z.string()),
      birthday: z.optional(z.string()),
      nationality: z.optional(z.string()),
    }),
    value: ownProfile,
  }),
  setAvatar: endpoint({
    ...relay,
    id: 'profile.setAvatar',
    method: 'POST',
    path: '/wps/relay/MCS_setAvatar',
    carrier: 'json',
    summary: "Change the member's picture: a drawn one, an uploaded one, or none",
    input: z.union([
      z.object({ kind: z.literal('drawn'), name: z.string() }),
      z.object({ kind: z.literal('own'), pictureId: z.string() }),
      z.object({ kind: z.literal('none') }),
    ]),
    value: z.object({ url: line }),
  }),
} as const
