import { Link } from 'react-router-dom'
import { pathTo } from '#lib/paths/path-to.ts'
import { GamePicture } from '#ui/game-picture/game-picture.tsx'
import type { StatedPromotion } from '../api/use-promotions.ts'
import { CardFigure } from './card-figure.tsx'
import styles from './promotion-card.module.css'
import { PromotionProgress } from './promotion-progress.tsx'
import { PromotionStateTag } from './promotion-state-tag.tsx'
import { PromotionTimeText } from './promotion-time-text.tsx'

type PromotionCardProps = StatedPromotion & { now: number }

/** A promotion in a list: picture, summary, time and state. The whole card links to its page. */
export function PromotionCard({ promotion, state, progress, now }: PromotionCardProps) {
  const { promotionId, title, summary, picture, terms } = promotion
  return (
    <article className={styles.card} id={promotionId} data-closed={state === 'closed' || undefined}>
      <div className={styles.picture}>
        <GamePicture icon={picture} name={title} />
        {terms && <CardFigure terms={terms} />}
      </div>
      <div className={styles.body}>
        <h3>
          <Link to={pathTo('promotion', { id: promotionId })}>{title}</Link>
        </h3>
        <p>{summary}</p>
        {progress && <PromotionProgress progress={progress} />}
        <footer className={styles.foot}>
          <span>
            <PromotionTimeText promotion={promotion} now={now} />
          </span>
          <PromotionStateTag state={state} />
        </footer>
      </div>
    </article>
  )
}
