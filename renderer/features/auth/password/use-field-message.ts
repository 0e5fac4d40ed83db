import { brand } from 'virtual:brand'
import { useTranslation } from 'react-i18next'
import type { FieldMessages } from '#lib/forms/message-resolver.ts'
import type { NewPasswordFault } from '#lib/forms/new-password.ts'
import { registrationMessage } from '../register/model/registration-message.ts'

/** The registration's names for these fields, because its texts are used for their errors. */
const registrationNames = {
  oldPassword: 'password',
  newPassword: 'password',
  confirmPassword: 'confirmPassword',
  mobileNum: 'mobileNum',
  verificationCode: 'verificationCode',
  username: 'username',
  email: 'email',
} as const

type FieldName = keyof typeof registrationNames
type FieldFault = NewPasswordFault | { kind: 'phone' }

/** Returns the error messages for fields of the password forms. */
export function useFieldMessages() {
  const { t } = useTranslation('password')
  const { t: tRegister } = useTranslation('register')

  const messageOf = (name: FieldName, fault: FieldFault): string =>
    fault.kind === 'same'
      ? t('fault.same')
      : registrationMessage(tRegister, registrationNames[name], fault, brand.minimumAge)

  const messagesOf = <Name extends FieldName>(faults: { [Key in Name]?: FieldFault | undefined }) => {
    const messages: FieldMessages<Record<Name, string>> = {}
    for (const name in faults) {
      const fault = faults[name]
      if (fault) messages[name] = messageOf(name, fault)
    }
    return messages
  }
  return { messageOf, messagesOf }
}
