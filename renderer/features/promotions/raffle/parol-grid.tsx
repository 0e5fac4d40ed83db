import { useTranslation } from 'react-i18next'
import type { RaffleDraw } from '#shared/contract/endpoints/promotions.ts'
import { Parol } from './parol.tsx'
import styles from './raffle-stage.module.css'
import { usePrizeText } from './use-prize-text.ts'

const parols = [1, 2, 3, 4, 5, 6, 7, 8, 9]

type ParolGridProps = {
  /** The draw whose parol is open. */
  opened?: { draw: RaffleDraw; fresh: boolean } | undefined
  /** The parol that is being opened. */
  opening?: number | undefined
  disabled: boolean
  onPick: (parol: number) => void
}

/** Nine parols to pick from. The picked one opens and shows what was drawn. */
export function ParolGrid({ opened, opening, disabled, onPick }: ParolGridProps) {
  const { t } = useTranslation('promotions')
  return (
    <div role="group" aria-label={t(opened ? 'raffle.gridOpen' : 'raffle.grid')} className={styles.grid}>
      {parols.map((parol) =>
        opened?.draw.parol === parol && opening === undefined ? (
          <Opened key={parol} {...opened} />
        ) : (
          <button
            key={parol}
            type="button"
            className={styles.parol}
            aria-label={t('raffle.parol', { number: parol })}
            disabled={disabled}
            aria-disabled={opening !== undefined || undefined}
            data-opening={opening === parol || undefined}
            onClick={() => opening === undefined && onPick(parol)}
          >
            <Parol />
          </button>
        ),
      )}
    </div>
  )
}

type OpenedProps = { draw: RaffleDraw; fresh: boolean }

/** What was behind a parol. Takes the focus if it was opened just now, because its button is gone. */
function Opened({ draw, fresh }: OpenedProps) {
  const { t } = useTranslation('promotions')
  const prizeText = usePrizeText()
  const won = draw.amount !== null || draw.points !== null
  return (
    <div
      role="status"
      tabIndex={-1}
      ref={(element) => {
        if (fresh && document.activeElement === document.body) element?.focus({ preventScroll: true })
      }}
      className={styles.parol}
      data-open={won ? 'won' : 'nothing'}
    >
      {won && <small>{t('raffle.youDrew')}</small>}
      <b className="fig">{prizeText(draw, 'short')}</b>
    </div>
  )
}
