import { Scene } from 'virtual:artwork'
import { brand } from 'virtual:brand'
import { about } from 'virtual:brand-late'
import { useTranslation } from 'react-i18next'
import { SafeHtml } from '#ui/safe-html/safe-html.tsx'
import { responsibleTag } from '../model/topics.ts'
import { Helpline } from './helpline.tsx'
import { MarketFacts } from './market-facts.tsx'
import { NetDeposits } from './net-deposits.tsx'
import { OwnTools } from './own-tools.tsx'
import styles from './responsible-page.module.css'
import { ResponsibleTools } from './responsible-tools.tsx'
import { Signs } from './signs.tsx'

/** Responsible gaming: the player's tools, what play has cost, who can help, and warning signs. */
export function ResponsiblePage({ html }: { html: string | undefined }) {
  const { t } = useTranslation('responsible')
  return (
    <article className={styles.page}>
      <header className={styles.hero}>
        <Scene
          width={960}
          height={240}
          sunX={0.8}
          horizon={0.72}
          sunRadius={0.24}
          boat={{ x: 0.62, scale: 0.9 }}
          className={styles.scene}
        />
        <div>
          <h2 id={responsibleTag}>{about.responsibleMessage}</h2>
          <p>{t('lead')}</p>
        </div>
      </header>
      <OwnTools />
      <div className={styles.two}>
        <NetDeposits />
        <Helpline />
      </div>
      <ResponsibleTools />
      <div className={styles.two}>
        <Signs />
        <MarketFacts />
      </div>
      {html && (
        <section>
          <h3>{t('operator', { brand: brand.title })}</h3>
          <SafeHtml html={html} />
        </section>
      )}
    </article>
  )
}
