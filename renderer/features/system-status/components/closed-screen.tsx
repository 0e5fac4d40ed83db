import { Scene } from 'virtual:artwork'
import { brand } from 'virtual:brand'
import { markUrl } from 'virtual:brand-assets'
import { about } from 'virtual:brand-late'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '#lib/document-title/use-document-title.ts'
import { knownDomains, useAlternatives } from '#lib/domains/use-alternatives.ts'
import { formatTime } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Button } from '#ui/button/button.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import type { SystemState } from '../api/use-system-state.ts'
import { type ClosedBy, isUnheard } from '../model/system-screen.ts'
import { Alternatives } from './alternatives.tsx'
import { ClosedFact as Fact } from './closed-fact.tsx'
import styles from './closed-screen.module.css'
import { Help } from './help.tsx'
import { MaintenanceFacts } from './maintenance-facts.tsx'

type ClosedScreenProps = SystemState & { screen: Exclude<ClosedBy, 'offline'> }

/**
 * Shown instead of the site during maintenance, for blocked regions and IP addresses, and when the gateway can't be
 * reached or understood.
 */
export function ClosedScreen(props: ClosedScreenProps) {
  const { screen, ip, fault, maintenance, checkedAt, checking, check } = props
  const { t } = useTranslation(['closed', 'common'])
  const { tag } = useLanguage()
  const title = t(`closed.${screen}.title`, { brand: brand.title })
  useDocumentTitle(title)
  const unheard = isUnheard(screen)
  const alternatives = useAlternatives(unheard ? knownDomains.read() : undefined)
  const blocked = screen === 'region' || screen === 'ip'
  return (
    <main className={styles.closed}>
      <Skies calm={blocked} />
      <Logo mark={markUrl} wordmark={brand.logo.wordmark} onDusk />
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{t(`closed.${screen}.text`)}</p>
        <dl className={styles.facts}>
          {screen === 'maintenance' && <MaintenanceFacts {...maintenance} />}
          {blocked && ip !== undefined && <Fact name={t('closed.address')} value={ip} />}
          {fault?.kind === 'malformed' && <Fact name={t('closed.code')} value={fault.code} />}
          <Fact name={t('closed.lastChecked')} value={formatTime(checkedAt, tag)} />
        </dl>
        <div className={styles.actions}>
          <Help />
          {screen === 'challenge' ? (
            // The check is shown in place of the page, not in place of its calls.
            <Button variant="primary" size="lg" onClick={() => location.reload()}>
              {t('closed.reload')}
            </Button>
          ) : (
            <Button variant="dusk" size="lg" busy={checking} onClick={check}>
              {unheard ? t('common:action.retry') : t('closed.check')}
            </Button>
          )}
        </div>
        {alternatives.length > 0 && (
          <div className={styles.elsewhere}>
            <p>{t('closed.domain.unreachable')}</p>
            <Alternatives origins={alternatives} />
          </div>
        )}
      </div>
      <p className={styles.foot}>
        {[`${brand.minimumAge}+`, about.responsibleMessage, helpline()].filter(Boolean).join(' · ')}
      </p>
    </main>
  )
}

const helpline = () => about.helpline && `${about.helpline.name} ${about.helpline.phone}`

/** The bay at night, in one drawing for wide windows and one for phones. */
function Skies({ calm }: { calm: boolean }) {
  const wide = calm
    ? ({ sunX: 0.8, sunRadius: 0.09 } as const)
    : ({ sunX: 0.74, sunRadius: 0.2, boat: { x: 0.565, scale: 1.25 } } as const)
  const narrow = calm
    ? ({ sunX: 0.72, horizon: 0.78, sunRadius: 0.06 } as const)
    : ({ sunX: 0.6, horizon: 0.76, sunRadius: 0.11, boat: { x: 0.32, scale: 0.7 } } as const)
  return (
    <>
      <Scene
        width={1280}
        height={900}
        horizon={0.77}
        sky="night"
        {...wide}
        className={`${styles.sky} wide-only`}
      />
      <Scene
        width={390}
        height={844}
        sky="night"
        lines={5}
        {...narrow}
        className={`${styles.sky} narrow-only`}
      />
    </>
  )
}
