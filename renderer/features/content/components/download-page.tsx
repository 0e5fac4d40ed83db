import { brand } from 'virtual:brand'
import { useQuery } from '@tanstack/react-query'
import { Feather, Monitor, Smartphone, TabletSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useNarrow } from '#lib/media/use-narrow.ts'
import { siteContentQueries } from '#lib/queries/site-content-query.ts'
import { type DownloadKind, downloadsOf } from '#lib/resources/apps.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { HalfSunNumber } from '#ui/half-sun/half-sun.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { appFor, ownFirst } from '../model/device.ts'
import { DownloadCard } from './download-card.tsx'
import { DownloadChecksum } from './download-checksum.tsx'
import styles from './download-page.module.css'
import { InstallOffer } from './install-offer.tsx'

const icons = { ANDROID: <Smartphone />, IOS: <TabletSmartphone />, H5: <Feather />, WINDOWS: <Monitor /> }

/**
 * The apps that the gateway has addresses for, that for the visitor's device first, each with its steps and QR code.
 */
export function DownloadPage() {
  const { t } = useTranslation(['content', 'common'])
  const { code } = useLanguage()
  const faultMessage = useFaultMessage()
  const narrow = useNarrow()
  const [query, setQuery] = useSearchParams()
  const { data, error, isFetching, refetch } = useQuery(siteContentQueries(useGateway()).routers(code))

  const [own] = useState(() => appFor(navigator.userAgent, navigator.maxTouchPoints))
  const apps = ownFirst(downloadsOf(data?.resources ?? []), own)
  const app = apps.find(({ kind }) => kind === query.get('app')) ?? apps[0]
  const name = brand.title

  if (error && !data)
    return (
      <FailureState
        title={t('download.failed')}
        retry={{ label: t('common:action.retry'), onPress: () => void refetch(), busy: isFetching }}
      >
        {faultMessage(error)}
      </FailureState>
    )
  return (
    <div className={styles.page} aria-busy={!data}>
      <PageHead title={t('download.title', { name })} lead={t('download.lead')} />
      <InstallOffer />
      {data && !app && <EmptyState title={t('download.none')}>{t('download.noneHint')}</EmptyState>}
      {!data && (
        <div className={styles.columns}>
          <Skeleton height="300px" />
          <Skeleton height="350px" />
        </div>
      )}
      {app && (
        <div className={styles.columns}>
          {narrow && <DownloadCard key={app.kind} app={app} />}
          <section>
            <SegmentedControl
              label={t('download.platform')}
              segments={apps.map(({ kind }) => ({
                value: kind,
                label: t(`download.app.${kind}`),
                icon: icons[kind],
              }))}
              value={app.kind}
              onValueChange={(kind) => setQuery({ app: kind }, { replace: true })}
            />
            <DownloadSteps kind={app.kind} />
            {app.about.checksum && <DownloadChecksum sum={app.about.checksum} />}
          </section>
          {!narrow && <DownloadCard key={app.kind} app={app} />}
        </div>
      )}
    </div>
  )
}

/** The steps to install an app. */
function DownloadSteps({ kind }: { kind: DownloadKind }) {
  const { t } = useTranslation('content')
  return (
    <ol className={styles.steps}>
      {([1, 2, 3] as const).map((step) => (
        <li key={step}>
          <HalfSunNumber>{step}</HalfSunNumber>
          <h2>{t(`download.steps.${kind}.${step}.title`)}</h2>
          <p>{t(`download.steps.${kind}.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}
