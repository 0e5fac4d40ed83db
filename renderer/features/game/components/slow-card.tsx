import { Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { CoverCard } from './cover-card.tsx'

type SlowCardProps = { onWait: () => void; onRetry: () => void; onOpen: () => void }

/** Shown when a game is not ready in time. It keeps loading behind this card and may still start. */
export function SlowCard({ onWait, onRetry, onOpen }: SlowCardProps) {
  const { t } = useTranslation(['game', 'common'])
  return (
    <CoverCard
      icon={<Hourglass />}
      title={t('slow.title')}
      actions={
        <>
          <Button variant="primary" size="sm" onClick={onRetry}>
            {t('common:action.retry')}
          </Button>
          <Button size="sm" onClick={onOpen}>
            {t('action.openInWindow')}
          </Button>
          <Button variant="quiet" size="sm" onClick={onWait}>
            {t('slow.wait')}
          </Button>
        </>
      }
    >
      {t('slow.body')}
    </CoverCard>
  )
}
