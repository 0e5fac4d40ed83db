import { ArrowRight, Flame } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { Vendor } from '#shared/contract/endpoints/vendors.ts'
import type { Category } from '#shared/domain/game-types.ts'
import { Button } from '#ui/button/button.tsx'
import { CategoryIcon } from '#ui/category-icon/category-icon.tsx'
import { GamePicture } from '#ui/game-picture/game-picture.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { VendorLogo } from '#ui/vendor-logo/vendor-logo.tsx'
import type { EventsOfVendor } from '../api/use-events.ts'
import styles from './vendor-card.module.css'
import { VendorFacts, VendorFactsRoom } from './vendor-facts.tsx'

export interface VendorCardProps {
  vendor: Vendor
  /** Picture of one of its games. Undefined if none is known. */
  picture: string | undefined
  category: Exclude<Category, 'JILI'> | 'ELOTT'
  /** Address of the list of its games. */
  gamesPath: string
  /** What it has today. Undefined if it has no matches. */
  events: EventsOfVendor | 'pending' | undefined
  /** The first of its page: larger, with the page's primary button. */
  first: boolean
  onOpen: () => void
  /** The next match has started. */
  onStart: () => void
}

/** Keeps a line for the sports of a vendor where most vendors have some. */
const roomForSports = (category: VendorCardProps['category']): string[] =>
  category === 'SPORTS' || category === 'ESPORTS' ? ['\u00A0'] : []

/** A vendor that opens as a whole: the whole card is a button, except for the link to its games. */
export function VendorCard(props: VendorCardProps) {
  const { vendor, picture, category, gamesPath, events, first, onOpen, onStart } = props
  const { t } = useTranslation(['sports', 'common'])
  const { tag } = useLanguage()
  const { displayName, smallIcon, isHot, gameCount = 0 } = vendor
  const isPending = events === 'pending'
  const sports = isPending ? roomForSports(category) : events?.sports
  return (
    <article className={styles.card} data-first={first || undefined}>
      <div className={styles.art}>
        {picture === undefined ? (
          <CategoryIcon category={category === 'ELOTT' ? 'LOTT' : category} />
        ) : (
          <>
            <GamePicture icon={picture} name={displayName} variant="wide" />
            {/* For a card that is as high as its neighbour. The one that isn't shown is never loaded. */}
            {first && <GamePicture icon={picture} name={displayName} className={styles.tall} />}
          </>
        )}
        {isHot === 1 && (
          <Tag tone="hot" icon={<Flame />} className={styles.hot}>
            {t('common:game.hot')}
          </Tag>
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.words}>
          <h2>
            <VendorLogo icon={smallIcon} name={displayName} />
          </h2>
          {sports && sports.length > 0 && <p className={styles.sports}>{sports.join('\u00A0· ')}</p>}
          {gameCount > 1 && (
            <Link to={gamesPath} className={`${styles.count} touch`}>
              {t('common:nav.gameCount', { count: gameCount, games: formatCount(gameCount, tag) })}
            </Link>
          )}
        </div>
        {isPending ? (
          <VendorFactsRoom category={category} />
        ) : (
          events && <VendorFacts events={events} onStart={onStart} />
        )}
        <Button
          variant={first ? 'primary' : 'secondary'}
          size={first ? 'lg' : 'md'}
          block
          className={styles.open}
          onClick={onOpen}
        >
          <span>{t('open', { vendor: displayName })}</span>
          <ArrowRight />
        </Button>
      </div>
    </article>
  )
}
