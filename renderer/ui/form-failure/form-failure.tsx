import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/notice/notice.tsx'

/** Above a form: why the whole didn't go through, and that nothing typed is lost. */
export function FormFailure({ failure }: { failure: string | undefined }) {
  const { t } = useTranslation(['password', 'errors'])
  if (failure === undefined) return null
  return (
    <Notice tone="danger">
      <b>{failure}</b>
      {/* That of a broken connection says it itself. */}
      {failure !== t('errors:fault.offline') && <> {t('kept')}</>}
    </Notice>
  )
}
