import { useTranslation } from 'react-i18next'
import { pathTo } from '#lib/paths/path-to.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

type FeedbackSentProps = { reference: string; onAgain: () => void }

/** Confirms that feedback has arrived, with its reference number. */
export function FeedbackSent({ reference, onAgain }: FeedbackSentProps) {
  const { t } = useTranslation('feedback')
  return (
    <div role="status">
      <EmptyState
        scene="boat"
        title={t('sent.title')}
        action={
          <>
            <Button onClick={onAgain}>{t('sent.again')}</Button>
            <LinkButton to={pathTo('help')}>{t('sent.help')}</LinkButton>
          </>
        }
      >
        {t('sent.text', { reference })}
      </EmptyState>
    </div>
  )
}
