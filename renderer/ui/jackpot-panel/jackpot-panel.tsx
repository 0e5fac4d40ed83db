import { useTranslation } from 'react-i18next'
import { BayScene } from '#ui/bay-scene/bay-scene.tsx'
import { JackpotFigures } from './jackpot-figures.tsx'
import styles from './jackpot-panel.module.css'

/** The jackpots over the bay at night. */
export function JackpotPanel() {
  const { t } = useTranslation()
  return (
    <section className={styles.panel} aria-label={t('jackpot.label')}>
      <BayScene
        width={824}
        height={260}
        sunX={0.84}
        horizon={0.72}
        sunRadius={0.28}
        sky="night"
        boat={{ x: 0.7, scale: 0.5 }}
        className={`${styles.sky} wide-only`}
      />
      <BayScene
        width={358}
        height={208}
        sunX={0.84}
        horizon={0.8}
        sunRadius={0.24}
        sky="night"
        boat={{ x: 0.7, scale: 0.24 }}
        className={`${styles.sky} narrow-only`}
      />
      <JackpotFigures />
    </section>
  )
}
