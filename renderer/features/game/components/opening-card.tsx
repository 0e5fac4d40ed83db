import { useTranslation } from 'react-i18next'
import { GamePicture } from '#ui/game-picture/game-picture.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import styles from '#ui/stage-card/stage-card.module.css'
import { StageCard } from '#ui/stage-card/stage-card.tsx'
import type { Played } from '../api/use-played.ts'

/** Shown while a game opens. */
export function OpeningCard({ played }: { played: Played | undefined }) {
  const { t } = useTranslation('game')
  const game = played?.game
  return (
    <StageCard
      backdrop={game && <GamePicture icon={game.icon} name={game.gameName} />}
      lead={
        <span className={styles.spinner}>
          <Spinner label={t('opening.label')} />
        </span>
      }
      title={played ? t('opening.title', { game: played.name }) : t('opening.label')}
    >
      {played && t('opening.body', { vendor: played.maker })}
    </StageCard>
  )
}
