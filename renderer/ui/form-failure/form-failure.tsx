import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/notice/notice.tsx'

/** Shown above a form: why it couldn't be sent, and that nothing typed is lost. */
export function FormFailure({ failure }: { failure: string | undefined }) {
  const { t } = useTranslation(['password', 'errors'])
  if (failure === undefined) return null
  return (
    <Notice tone="danger">
      <b>{failure}</b>
      {/* The message about a lost connection says so itself. */}
      {failure !== t('errors:fault.offline') && <span>{` ${t('kept')}`}</span>}
    </Notice>
  )
}
