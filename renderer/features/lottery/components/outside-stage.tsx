import { AppWindow, ShieldBan } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { IconTile } from '#ui/icon-tile/icon-tile.tsx'
import { StageCard } from '#ui/stage-card/stage-card.tsx'

type OutsideStageProps = {
  window: 'opened' | 'blocked'
  /** Called inside the click handler, because browsers allow windows only there. */
  onOpen: () => void
  onStay: () => void
}

/** Shown when the betting view is open in a window, or when the browser has blocked that window. */
export function OutsideStage({ window, onOpen, onStay }: OutsideStageProps) {
  const { t } = useTranslation('game')
  const blocked = window === 'blocked'
  return (
    <StageCard
      alert={blocked}
      lead={
        <IconTile tone={blocked ? 'warn' : undefined}>{blocked ? <ShieldBan /> : <AppWindow />}</IconTile>
      }
      title={t(`outside.${window}.title`)}
      actions={
        <>
          <Button variant={blocked ? 'primary' : 'dusk'} onClick={onOpen}>
            {t(blocked ? 'action.openInWindow' : 'outside.again')}
          </Button>
          <Button variant="dusk" onClick={onStay}>
            {t('outside.stay')}
          </Button>
        </>
      }
    >
      {t(`outside.${window}.body`)}
    </StageCard>
  )
}
