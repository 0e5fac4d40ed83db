import { type Category, categories } from '#shared/domain/game-types.ts'
import { CategoryIcon } from '#ui/category-icon/category-icon.tsx'
import styles from './record-cells.module.css'

const categoryOf = (gameType: string): Category => categories.find((other) => other === gameType) ?? 'LOTT'

type GameNameProps = {
  gameType: string
  gameName: string
  /** A muted line below the name. */
  note?: string | undefined
}

/** The game of a record: the icon of its category and its name. */
export const GameName = ({ gameType, gameName, note }: GameNameProps) => (
  <span className={styles.game}>
    <span className={styles.thumb}>
      <CategoryIcon category={categoryOf(gameType)} />
    </span>
    <span>
      <bdi>{gameName}</bdi>
      {note && (
        <small className={styles.about}>
          <bdi>{note}</bdi>
        </small>
      )}
    </span>
  </span>
)
