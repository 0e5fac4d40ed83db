import { isoDay } from '#sandbox/world/market/merchant-zone.ts'
import type { InputOf, ValueOf } from '#shared/contract/endpoint.ts'
import type { profile } from '#shared/contract/endpoints/profile.ts'
import {
  fixedProfileFields,
  latestBirthday,
  type ProfileField,
  type ProfileValues,
  profileFault,
} from '#shared/domain/profile-check.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Member } from '../members/member-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { incomeSources, occupations } from './choices.ts'
import { nationalities } from './nationalities.ts'

/** Age from which members can play. */
const minimumAge = 18

type Stored = Record<
  'nickname' | 'birthday' | 'nationality' | 'address' | 'occupation' | 'incomeSource' | 'telegram' | 'zalo',
  string | null
>

const empty: Stored = {
  nickname: null,
  birthday: null,
  nationality: null,
  address: null,
  occupation: null,
  incomeSource: null,
  telegram: null,
  zalo: null,
}

/** The stored profile of an account; empty if it has none yet. */
export const storedProfile = ({ db }: Pick<Sandbox, 'db'>, accountId: number): Stored =>
  db.get<Stored>(
    `SELECT nickname, birthday, nationality, address, occupation, income_source AS incomeSource, telegram, zalo
     FROM profiles WHERE account_id = ?`,
    accountId,
  ) ?? empty

/** "Juan Dela Cruz" → "J••• D••• C•••". */
const maskRealName = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}•••`)
    .join(' ')

/** A profile as its owner sees it. */
export function readProfile(
  sandbox: Pick<Sandbox, 'db'>,
  { id, realName, created }: Pick<Member, 'id' | 'realName' | 'created'>,
): ValueOf<typeof profile.own> {
  return {
    ...storedProfile(sandbox, id),
    realName: realName === null ? null : maskRealName(realName),
    memberSince: created,
  }
}

type SaveInput = InputOf<typeof profile.save>

/**
 * Saves a profile and returns it.
 * @throws Refusal PROFILE_INVALID, NICKNAME_TAKEN or PROFILE_FIXED, with the field.
 */
export function saveProfile(sandbox: Sandbox, member: Member, input: SaveInput): ValueOf<typeof profile.own> {
  const { db, members } = sandbox
  const before = { ...storedProfile(sandbox, member.id), realName: member.realName }
  const typed = trimmed(input)
  refuseInvalid(sandbox, typed)
  for (const field of fixedProfileFields) refuseFixed(field, before[field], typed[field])
  refuseTaken(sandbox, member, typed.nickname)
  const nickname = typed.nickname || null
  db.run(
    'INSERT OR REPLACE INTO profiles VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    member.id,
    nickname,
    nickname && nicknameKey(nickname),
    before.birthday ?? (typed.birthday || null),
    before.nationality ?? (typed.nationality || null),
    typed.address || null,
    typed.occupation || null,
    typed.incomeSource || null,
    typed.telegram || null,
    typed.zalo || null,
  )
  if (typed.realName) members.setRealName(member.id, typed.realName)
  return readProfile(sandbox, { ...member, realName: member.realName ?? (typed.realName || null) })
}

const trimmed = (input: SaveInput): ProfileValues => ({
  nickname: input.nickname.trim(),
  address: input.address.trim(),
  occupation: input.occupation,
  incomeSource: input.incomeSource,
  telegram: input.telegram.trim(),
  zalo: input.zalo.trim(),
  realName: input.realName?.trim().replace(/\s+/g, ' ') ?? '',
  birthday: input.birthday ?? '',
  nationality: input.nationality ?? '',
})

const refuse = (code: 'PROFILE_INVALID' | 'NICKNAME_TAKEN' | 'PROFILE_FIXED', field: ProfileField): never => {
  throw new Refusal(code, {}, { field })
}

function refuseInvalid({ clock }: Sandbox, typed: ProfileValues): void {
  const latest = latestBirthday(isoDay(clock.now()), minimumAge)
  for (const [name, value] of Object.entries(typed)) {
    // Object.entries loses the key type.
    const field = name as ProfileField
    if (profileFault(field, value, latest)) refuse('PROFILE_INVALID', field)
  }
  if (typed.occupation && !(typed.occupation in occupations)) refuse('PROFILE_INVALID', 'occupation')
  if (typed.incomeSource && !(typed.incomeSource in incomeSources)) refuse('PROFILE_INVALID', 'incomeSource')
  if (typed.nationality && !nationalities.includes(typed.nationality))
    refuse('PROFILE_INVALID', 'nationality')
}

/** The same value again isn't a change, so that a save whose answer was lost can be repeated. */
function refuseFixed(field: ProfileField, before: string | null, typed: string): void {
  if (before !== null && typed && typed !== before) refuse('PROFILE_FIXED', field)
}

const nicknameKey = (nickname: string): string => nickname.normalize('NFKC').toLowerCase()

/** Nobody can be called what somebody else is called, or logs in as. */
function refuseTaken({ db, members }: Sandbox, { id }: Member, nickname: string): void {
  if (!nickname) return
  const owner = members.byUsername(nickname)
  const other = db.get<{ id: number }>(
    'SELECT account_id AS id FROM profiles WHERE nickname_key = ? AND account_id <> ?',
    nicknameKey(nickname),
    id,
  )
  if (other || (owner && owner.id !== id)) refuse('NICKNAME_TAKEN', 'nickname')
}
