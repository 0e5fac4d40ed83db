import { useTranslation } from 'react-i18next'
import { pathTo } from '#lib/paths/path-to.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { StageCard } from '#ui/stage-card/stage-card.tsx'

/** Shown for a game that doesn't exist, or no longer does. */
export function GoneCard() {
  const { t } = useTranslation('game')
  return (
    <StageCard
      title={t('failure.gone.title')}
      actions={
        <LinkButton variant="primary" to={pathTo('games')}>
          {t('action.otherGames')}
        </LinkButton>
      }
    >
      {t('failure.gone.body')}
    </StageCard>
  )
}
