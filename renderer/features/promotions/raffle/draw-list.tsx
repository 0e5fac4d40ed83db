import { Gift, Minus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, formatDayTime } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { RaffleDraw } from '#shared/contract/endpoints/promotions.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import styles from './raffle-columns.module.css'
import type { OwnDraws } from './use-own-draws.ts'
import { usePrizeText } from './use-prize-text.ts'

/** How many draws are shown before the rest is asked for. */
const shownFirst = 6

/** The member's draws, latest first. */
export function DrawList({ own }: { own: OwnDraws }) {
  const { t } = useTranslation('promotions')
  return (
    <section aria-labelledby="draws">
      <h2 id="draws">{t('raffle.draws')}</h2>
      <Draws own={own} />
    </section>
  )
}

function Draws({ own }: { own: OwnDraws }) {
  const { t } = useTranslation('promotions')
  const { data, error } = own
  const [all, setAll] = useState(false)
  if (error && !data) return <LoadFailure query={own} title={t('raffle.drawsFailed')} />
  if (!data) return <Skeleton height="220px" />
  const { list } = data
  if (list.length === 0) return <Card className={styles.empty}>{t('raffle.noDraws')}</Card>
  return (
    <Card className={styles.rows}>
      <ul>
        {(all ? list : list.slice(0, shownFirst)).map((draw) => (
          <Row key={draw.number} draw={draw} />
        ))}
      </ul>
      {!all && list.length > shownFirst && (
        <Button variant="quiet" size="sm" block onClick={() => setAll(true)}>
          {t('raffle.showAll', { number: list.length })}
        </Button>
      )}
    </Card>
  )
}

function Row({ draw }: { draw: RaffleDraw }) {
  const { tag } = useLanguage()
  const prizeText = usePrizeText()
  return (
    <li>
      <span className={styles.icon}>{draw.state === 'nothing' ? <Minus /> : <Gift />}</span>
      <div className="grow">
        <b>{prizeText(draw)}</b>
        <small className="num">{formatDayTime(draw.time, tag)}</small>
      </div>
      <Standing draw={draw} />
    </li>
  )
}

function Standing({ draw: { state, claimUntil } }: { draw: RaffleDraw }) {
  const { t } = useTranslation('promotions')
  const { tag } = useLanguage()
  if (state === 'nothing') return null
  if (state === 'won' && claimUntil !== null)
    return <Tag tone="soft">{t('raffle.claimBy', { day: formatDay(claimUntil, tag) })}</Tag>
  return <Tag>{t(state === 'claimed' ? 'raffle.claimed' : 'raffle.lapsed')}</Tag>
}
