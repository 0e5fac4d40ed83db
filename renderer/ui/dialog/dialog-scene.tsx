import { Scene } from 'virtual:artwork'
import type { ReactNode } from 'react'
import styles from './dialog-scene.module.css'

export interface DialogSceneProps {
  /** The brand's logo for dark backgrounds. Not shown on phones. */
  logo: ReactNode
  title: ReactNode
  children: ReactNode
  sky?: 'dusk' | 'night' | undefined
}

/** The bay beside a login dialog: a tall picture, on phones a strip. */
export function DialogScene({ logo, title, children, sky = 'dusk' }: DialogSceneProps) {
  return (
    <div className={styles.scene}>
      <Scene
        width={330}
        height={560}
        sunX={0.56}
        horizon={0.7}
        sunRadius={0.23}
        boat={{ x: 0.36, scale: 0.85 }}
        lines={5}
        sky={sky}
        className="wide-only"
      />
      <Scene
        width={390}
        height={132}
        sunX={0.8}
        horizon={0.8}
        sunRadius={0.34}
        lines={3}
        sky="night"
        className="narrow-only"
      />
      <div className={styles.logo}>{logo}</div>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.words}>{children}</p>
      </div>
    </div>
  )
}
