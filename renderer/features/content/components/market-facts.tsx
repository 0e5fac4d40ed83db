import { brand } from 'virtual:brand'
import { useTranslation } from 'react-i18next'
import styles from './responsible-page.module.css'

/** What holds where the operator is licensed. */
export function MarketFacts() {
  const { t } = useTranslation('responsible')
  const { minimumAge, licence, features } = brand
  return (
    <section>
      <h3>{t('market.title')}</h3>
      <dl className={styles.facts}>
        <div>
          <dt>{t('market.age')}</dt>
          <dd className="num">{minimumAge}+</dd>
        </div>
        <div>
          <dt>{t('market.licence')}</dt>
          <dd className="num">{licence.number}</dd>
        </div>
        <div>
          <dt>{t('market.authority')}</dt>
          <dd>{licence.authority}</dd>
        </div>
        <div>
          <dt>{t('market.cockfight')}</dt>
          <dd>{t(features.cockfight ? 'market.offered' : 'market.notOffered')}</dd>
        </div>
      </dl>
    </section>
  )
}
