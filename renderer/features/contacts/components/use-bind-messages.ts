import { useTranslation } from 'react-i18next'
import type { FieldMessages } from '#lib/forms/message-resolver.ts'
import { type BindFault, type BindField, type BindValues, bindOrder } from '../model/bind-form.ts'

/** Returns the error messages for the fields of the binding form. */
export function useBindMessages() {
  const { t } = useTranslation('account')
  const messageOf = (field: BindField, fault: BindFault): string => {
    if (fault === 'form' && field === 'mobileNum') return t('contacts.fault.mobile')
    if (fault === 'form') return t('contacts.fault.email')
    return t(`contacts.required.${field}`)
  }
  const messagesOf = (faults: { [Field in BindField]?: BindFault }): FieldMessages<BindValues> => {
    const messages: FieldMessages<BindValues> = {}
    for (const field of bindOrder) {
      const fault = faults[field]
      if (fault) messages[field] = messageOf(field, fault)
    }
    return messages
  }
  return { messageOf, messagesOf }
}
