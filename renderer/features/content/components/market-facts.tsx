import { brand } from 'virtual:brand'
import { about } from 'virtual:brand-late'
import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '#ui/facts/facts.tsx'

/** Facts about the market the operator is licensed in. */
export function MarketFacts() {
  const { t } = useTranslation('responsible')
  const { minimumAge, features } = brand
  const { licence } = about
  return (
    <section>
      <h3>{t('market.title')}</h3>
      <Facts>
        <Fact name={t('market.age')}>{`${minimumAge}+`}</Fact>
        <Fact name={t('market.licence')}>{licence.number}</Fact>
        <Fact name={t('market.authority')}>{licence.authority}</Fact>
        <Fact name={t('market.cockfight')}>
          {t(features.cockfight ? 'market.offered' : 'market.notOffered')}
        </Fact>
      </Facts>
    </section>
  )
}
