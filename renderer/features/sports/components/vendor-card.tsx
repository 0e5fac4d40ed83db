import { ArrowRight, Flame } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { Vendor } from '#shared/contract/endpoints/vendors.ts'
import type { Category } from '#shared/domain/game-types.ts'
import { CategoryIcon } from '#ui/category-icon/category-icon.tsx'
import { GamePicture } from '#ui/game-picture/game-picture.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { VendorLogo } from '#ui/vendor-logo/vendor-logo.tsx'
import styles from './vendor-card.module.css'

export interface VendorCardProps {
  vendor: Vendor
  /** Picture of one of its games. Undefined if none is known. */
  picture: string | undefined
  category: Exclude<Category, 'JILI'> | 'ELOTT'
  /** Address of the list of its games. */
  gamesPath: string
  onOpen: () => void
}

/** A vendor that opens as a whole: the whole card is a button, except for the link to its games. */
export function VendorCard({ vendor, picture, category, gamesPath, onOpen }: VendorCardProps) {
  const { t } = useTranslation(['sports', 'common'])
  const { tag } = useLanguage()
  const { displayName, smallIcon, isHot, gameCount = 0 } = vendor
  return (
    <article className={styles.card}>
      <div className={styles.art}>
        {picture === undefined ? (
          <CategoryIcon category={category === 'ELOTT' ? 'LOTT' : category} />
        ) : (
          <GamePicture icon={picture} name={displayName} variant="wide" />
        )}
        {isHot === 1 && (
          <Tag tone="hot" icon={<Flame />} className={styles.hot}>
            {t('common:game.hot')}
          </Tag>
        )}
      </div>
      <div className={styles.words}>
        <h2>
          <VendorLogo icon={smallIcon} name={displayName} />
        </h2>
        {gameCount > 1 && (
          <Link to={gamesPath} className={styles.count}>
            {t('common:nav.gameCount', { count: gameCount, games: formatCount(gameCount, tag) })}
          </Link>
        )}
      </div>
      <button
        type="button"
        className={styles.open}
        aria-label={t('open', { vendor: displayName })}
        onClick={onOpen}
      >
        <ArrowRight />
      </button>
    </article>
  )
}
