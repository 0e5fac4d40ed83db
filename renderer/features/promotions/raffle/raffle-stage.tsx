import { Scene } from 'virtual:artwork'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDayTime } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { Promotion, Raffle } from '#shared/contract/endpoints/promotions.ts'
import { Tag } from '#ui/tag/tag.tsx'
import { rafflePhase } from './raffle-figures.ts'
import styles from './raffle-stage.module.css'

type RaffleStageProps = {
  promotion: Promotion
  raffle: Raffle
  /** Below the summary: the member's figures and prize, or the way to log in. */
  children: ReactNode
  grid: ReactNode
}

/** The raffle over the bay at dusk: what it is, where the member stands, and the parols. */
export function RaffleStage({ promotion, raffle, children, grid }: RaffleStageProps) {
  const { t } = useTranslation('promotions')
  const { tag } = useLanguage()
  const phase = rafflePhase(raffle)
  // The end is exclusive: midnight after the last day.
  const time = phase === 'before' ? raffle.startTime : raffle.endTime - 1
  return (
    <section className={styles.stage} aria-labelledby="raffle">
      <Scene
        width={1232}
        height={500}
        sunX={0.54}
        horizon={0.8}
        sunRadius={0.14}
        boat={{ x: 0.47, scale: 0.5 }}
        lines={5}
        className={styles.wide}
      />
      <Scene
        width={358}
        height={760}
        sunX={0.8}
        horizon={0.9}
        sunRadius={0.08}
        lines={4}
        className={styles.narrow}
      />
      <div className={styles.words}>
        <Tag tone={phase === 'running' ? 'primary' : 'dusk'}>
          {t(`raffle.${phase}`, { time: formatDayTime(time, tag) })}
        </Tag>
        <h1 id="raffle">{promotion.title}</h1>
        <p>{promotion.summary}</p>
        {children}
      </div>
      {grid}
    </section>
  )
}
