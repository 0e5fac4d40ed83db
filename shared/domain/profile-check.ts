/** What a member can write into the profile. "" stands for nothing. */
export type ProfileValues = {
  nickname: string
  realName: string
  birthday: string
  nationality: string
  address: string
  occupation: string
  incomeSource: string
  telegram: string
  zalo: string
}

export type ProfileField = keyof ProfileValues

/** The fields that can be filled in only once. */
export const fixedProfileFields = ['realName', 'birthday', 'nationality'] as const

export type ProfileFault = 'form' | 'long' | 'young' | 'date'

export const longestAddress = 200
const earliestBirthday = '1900-01-01'

const patterns = {
  // Letters of any script, digits and single separators between them.
  nickname: /^(?=.{2,20}$)[\p{L}\p{M}\p{N}]+(?:[ ._-][\p{L}\p{M}\p{N}]+)*$/u,
  realName: /^(?=.{2,60}$)\p{L}[\p{L}\p{M}.'’ -]*$/u,
  nationality: /^[A-Z]{2}$/,
  telegram: /^@?[A-Za-z]\w{4,31}$/,
  zalo: /^\+?\d{9,15}$/,
} as const

const matches = (pattern: RegExp, value: string): ProfileFault | undefined =>
  pattern.test(value) ? undefined : 'form'

function birthdayFault(day: string, latest: string): ProfileFault | undefined {
  const time = Date.parse(`${day}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(time)) return 'date'
  // `Date` reads the 31st of a shorter month as another day.
  if (new Date(time).toISOString().slice(0, 10) !== day || day < earliestBirthday) return 'date'
  return day > latest ? 'young' : undefined
}

/** The last birthday of somebody who is old enough on a day. Both as yyyy-MM-dd. */
export const latestBirthday = (today: string, age: number): string =>
  `${String(Number(today.slice(0, 4)) - age).padStart(4, '0')}${today.slice(4)}`

/**
 * What is wrong with one field; undefined if it is valid or empty.
 * @param latest the last birthday of somebody old enough, as yyyy-MM-dd.
 */
export function profileFault(field: ProfileField, typed: string, latest: string): ProfileFault | undefined {
  const value = typed.trim()
  if (value === '') return undefined
  switch (field) {
    case 'birthday':
      return birthdayFault(value, latest)
    case 'address':
      return value.length > longestAddress ? 'long' : undefined
    case 'occupation':
    case 'incomeSource':
      return undefined
    default:
      return matches(patterns[field], value)
  }
}
