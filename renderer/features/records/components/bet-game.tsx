import type { Bet } from '#shared/contract/endpoints/records.ts'
import { type Category, categories } from '#shared/domain/game-types.ts'
import { CategoryIcon } from '#ui/category-icon/category-icon.tsx'
import styles from './bet-table.module.css'

const categoryOf = (gameType: string): Category => categories.find((other) => other === gameType) ?? 'LOTT'

/** The game of a bet: the icon of its category and its name. */
export const BetGame = ({ bet: { gameType, gameName } }: { bet: Bet }) => (
  <span className={styles.game}>
    <span className={styles.thumb}>
      <CategoryIcon category={categoryOf(gameType)} />
    </span>
    <bdi>{gameName}</bdi>
  </span>
)
