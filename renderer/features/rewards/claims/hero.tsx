import { Scene } from 'virtual:artwork'
import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './hero.module.css'

type HeroProps = {
  /** Side by side, the first one large. A value is undefined while it loads. */
  figures: readonly { key: string; name: string; value: ReactNode }[]
  action?: ReactNode
}

/** A page's main figures over the bay at dusk, with the page's one button. */
export function Hero({ figures, action }: HeroProps) {
  return (
    <section className={styles.hero}>
      <Scene width={900} height={120} sunX={0.66} horizon={0.82} sunRadius={0.5} className={styles.scene} />
      <div className={styles.words}>
        <dl>
          {figures.map(({ key, name, value }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd className="fig">{value ?? <Skeleton width="110px" height="26px" />}</dd>
            </div>
          ))}
        </dl>
        {action}
      </div>
    </section>
  )
}
