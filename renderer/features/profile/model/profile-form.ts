import type { InputOf, ValueOf } from '#shared/contract/endpoint.ts'
import type { profile } from '#shared/contract/endpoints/profile.ts'
import {
  fixedProfileFields,
  type ProfileFault,
  type ProfileField,
  type ProfileValues,
  profileFault,
} from '#shared/domain/profile-check.ts'
import { readTyped } from '#shared/domain/read-typed.ts'

export type OwnProfile = ValueOf<typeof profile.own>

/** The fields in the order they appear on screen. */
export const profileFields = [
  'nickname',
  'realName',
  'birthday',
  'nationality',
  'address',
  'occupation',
  'incomeSource',
  'telegram',
  'zalo',
] as const satisfies readonly ProfileField[]

const isOnce = (field: ProfileField): boolean => fixedProfileFields.some((name) => name === field)

/** Whether a field can't be changed any more. */
export const isFixed = (own: OwnProfile, field: ProfileField): boolean => isOnce(field) && own[field] !== null

/** The values of the form. What can't be changed isn't in it. */
export function valuesOf(own: OwnProfile): ProfileValues {
  const value = (field: ProfileField) => (isFixed(own, field) ? '' : (own[field] ?? ''))
  return {
    nickname: value('nickname'),
    realName: value('realName'),
    birthday: value('birthday'),
    nationality: value('nationality'),
    address: value('address'),
    occupation: value('occupation'),
    incomeSource: value('incomeSource'),
    telegram: value('telegram'),
    zalo: value('zalo'),
  }
}

/** The fields whose text differs from what is saved. */
export const changedFields = (own: OwnProfile, values: ProfileValues): ProfileField[] => {
  const saved = valuesOf(own)
  const read = readTyped(values)
  return profileFields.filter((field) => read[field] !== saved[field])
}

/** What a save would fix for good. */
export const fieldsToFix = (own: OwnProfile, values: ProfileValues): ProfileField[] =>
  changedFields(own, values).filter((field) => isOnce(field) && readTyped(values)[field] !== '')

/** What is wrong with the values, by field. */
export function profileFaults(
  values: ProfileValues,
  latest: string,
): { [Field in ProfileField]?: ProfileFault } {
  const faults: { [Field in ProfileField]?: ProfileFault } = {}
  for (const field of profileFields) {
    const fault = profileFault(field, values[field], latest)
    if (fault) faults[field] = fault
  }
  return faults
}

/** The values as the gateway takes them. */
export function saveInput(own: OwnProfile, values: ProfileValues): InputOf<typeof profile.save> {
  const { realName, birthday, nationality, ...rest } = values
  return {
    ...rest,
    ...(own.realName === null && realName && { realName }),
    ...(own.birthday === null && birthday && { birthday }),
    ...(own.nationality === null && nationality && { nationality }),
  }
}

/** How many fields are filled in. */
export const filledCount = (own: OwnProfile): number =>
  profileFields.filter((field) => own[field] !== null).length
