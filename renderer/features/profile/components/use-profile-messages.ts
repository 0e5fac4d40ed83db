import { brand } from 'virtual:brand'
import { useTranslation } from 'react-i18next'
import type { FieldMessages } from '#lib/forms/message-resolver.ts'
import {
  longestAddress,
  type ProfileFault,
  type ProfileField,
  type ProfileValues,
} from '#shared/domain/profile-check.ts'
import { profileFields } from '../model/profile-form.ts'

/** Fields with a form of their own. The others can only be chosen from lists. */
const formed = ['nickname', 'realName', 'telegram', 'zalo'] as const

/** Returns the error messages of the profile's fields. */
export function useProfileMessages() {
  const { t } = useTranslation('account')
  const messageOf = (field: ProfileField, fault: ProfileFault): string => {
    if (fault === 'young') return t('profile.fault.young', { age: brand.minimumAge })
    if (fault === 'date') return t('profile.fault.date')
    if (fault === 'long') return t('profile.fault.long', { most: longestAddress })
    const known = formed.find((name) => name === field)
    return known ? t(`profile.fault.${known}`) : t('profile.fault.choice')
  }
  return (faults: { [Field in ProfileField]?: ProfileFault }): FieldMessages<ProfileValues> => {
    const messages: FieldMessages<ProfileValues> = {}
    for (const field of profileFields) {
      const fault = faults[field]
      if (fault) messages[field] = messageOf(field, fault)
    }
    return messages
  }
}
