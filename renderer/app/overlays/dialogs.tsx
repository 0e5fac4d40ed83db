import { useTranslation } from 'react-i18next'
import { MessageDialogs } from '#ui/message-dialog/message-dialogs.tsx'

/** The open dialogs, with their texts. */
export function Dialogs() {
  const { t } = useTranslation('warnings')
  return <MessageDialogs closesIn={(count) => t('dialog.closesIn', { count })} />
}
