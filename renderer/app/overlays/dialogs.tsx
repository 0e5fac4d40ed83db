import { useTranslation } from 'react-i18next'
import { MessageDialogs } from '#ui/message-dialog/message-dialogs.tsx'

/** The dialogs that are open, with the words that belong to them. */
export function Dialogs() {
  const { t } = useTranslation('warnings')
  return <MessageDialogs closesIn={(count) => t('dialog.closesIn', { count })} />
}
