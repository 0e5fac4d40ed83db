import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useConsent } from '#lib/analytics/consent.ts'
import { useAnalyticsId } from '#lib/analytics/use-analytics-id.ts'

/** Link that asks again for consent to count visits. Only where the brand has analytics. */
export function PrivacyChoices() {
  return (
    useAnalyticsId() && (
      <Suspense>
        <AskAgain />
      </Suspense>
    )
  )
}

function AskAgain() {
  const { t } = useTranslation('consent')
  const ask = useConsent((state) => state.ask)
  return (
    <button type="button" className="link" onClick={ask}>
      {t('consent.region')}
    </button>
  )
}
