import { Hourglass } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { formatMinutes } from '#lib/limits/format-minutes.ts'
import { limitsOverlay } from '#lib/limits/limits-queries.ts'
import { useNarrow } from '#lib/media/use-narrow.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Delta } from '#ui/delta/delta.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { IconTile } from '#ui/icon-tile/icon-tile.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { Money } from '#ui/money/money.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { RealityCheck } from '../api/use-reality-check.ts'
import { formatPlayTime } from '../model/play-time.ts'
import { useCover } from '../model/use-cover.ts'
import styles from './reality-card.module.css'

type RealityCardProps = {
  check: RealityCheck
  busy: boolean
  /** Why the answer didn't arrive. */
  error: Error | null
  onGoOn: () => void
  onLeave: () => void
}

/** The reality check: time played and net result, and the choice to go on or leave. It must be answered. */
export function RealityCard({ check, busy, error, onGoOn, onLeave }: RealityCardProps) {
  useCover()
  const { t } = useTranslation('game')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const faultMessage = useFaultMessage()
  const show = useOverlays((state) => state.show)
  const titleId = useId()
  const narrow = useNarrow()
  const { played, bets, net, minutes } = check
  const answers = [
    <Button
      key="limit"
      variant="quiet"
      onClick={() => {
        onGoOn()
        show(limitsOverlay)
      }}
    >
      {t('reality.limit')}
    </Button>,
    <Button key="leave" onClick={onLeave}>
      {t('reality.leave')}
    </Button>,
    <Button key="goOn" variant="accent" busy={busy} onClick={onGoOn}>
      {t('reality.goOn')}
    </Button>,
  ]
  return (
    <Modal dismiss="none" onClose={() => {}} labelledBy={titleId} className={styles.place}>
      <div className={styles.card}>
        <IconTile tone="warn">
          <Hourglass />
        </IconTile>
        {/* No button, so that a key that was meant for the game doesn't answer the check. */}
        <h2 id={titleId} tabIndex={-1} data-autofocus="">
          {t('reality.title', { time: formatMinutes(played / 60_000, tag) })}
        </h2>
        <p>{t('reality.body', { interval: formatMinutes(minutes, tag) })}</p>
        <Facts>
          <Fact name={t('reality.time')}>{formatPlayTime(played)}</Fact>
          <Fact name={t('reality.bets')}>
            <Money amount={bets} {...money} />
          </Fact>
          <Fact name={t('reality.net')}>
            <Delta amount={net} {...money} />
          </Fact>
        </Facts>
        {error && <Notice tone="danger">{faultMessage(error)}</Notice>}
        {/* Below each other, the likeliest comes first. */}
        <div className={styles.actions}>{narrow ? answers.toReversed() : answers}</div>
      </div>
    </Modal>
  )
}
