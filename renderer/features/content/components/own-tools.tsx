import { useQuery } from '@tanstack/react-query'
import { Bell, CircleSlash, Moon, Timer, TrendingDown, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { formatMinutes } from '#lib/limits/format-minutes.ts'
import { formatUntil } from '#lib/limits/format-until.ts'
import { limitsOverlay, limitsQuery } from '#lib/limits/limits-queries.ts'
import { tightestLimit } from '#lib/limits/tightest-limit.ts'
import { useLimitValue } from '#lib/limits/use-limit-value.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import { useRole } from '#lib/session/use-role.ts'
import { type LimitKind, limitKinds } from '#shared/contract/endpoints/limits.ts'
import { Button } from '#ui/button/button.tsx'
import { IconTile, type Tone } from '#ui/icon-tile/icon-tile.tsx'
import styles from './responsible-page.module.css'

const icons: Record<LimitKind, ReactNode> = { deposit: <Wallet />, loss: <TrendingDown />, time: <Timer /> }

/** The tools that players use themselves, each with what is set now, one step from where it is set. */
export function OwnTools() {
  const { t } = useTranslation('responsible')
  const { tag } = useLanguage()
  const value = useLimitValue()
  const role = useRole()
  const { data } = useQuery({
    ...limitsQuery(useGateway()),
    enabled: role !== 'visitor' && role !== 'demo',
  })
  const limitText = (kind: LimitKind): string | undefined => {
    const own = data?.limits.filter((limit) => limit.own !== null)
    const tightest = tightestLimit(kind, own ?? [])
    return (
      tightest &&
      t('own.left', { left: value(kind, tightest.left), until: formatUntil(tightest.resets, tag) })
    )
  }
  const minutes = data?.check.minutes ?? 0
  return (
    <section>
      <h3>{t('own.title')}</h3>
      <p className={styles.quiet}>{t('own.lead')}</p>
      <ul className={styles.tools}>
        {limitKinds.map((kind) => (
          <OwnTool
            key={kind}
            icon={icons[kind]}
            name={t(`own.${kind}`)}
            action={t(limitText(kind) === undefined ? 'own.set' : 'own.change')}
          >
            {limitText(kind) ?? t(`own.text.${kind}`)}
          </OwnTool>
        ))}
        <OwnTool icon={<Bell />} name={t('own.check')} action={t(minutes > 0 ? 'own.change' : 'own.set')}>
          {minutes > 0 ? t('own.every', { interval: formatMinutes(minutes, tag) }) : t('own.text.check')}
        </OwnTool>
        <OwnTool icon={<Moon />} tone="warn" name={t('own.break')} action={t('own.choose')}>
          {data?.pause ? t('own.paused', { until: formatUntil(data.pause.until, tag) }) : t('own.text.break')}
        </OwnTool>
        <OwnTool icon={<CircleSlash />} tone="danger" name={t('own.exclude')} action={t('own.read')}>
          {t('own.text.exclude')}
        </OwnTool>
      </ul>
    </section>
  )
}

type OwnToolProps = { icon: ReactNode; tone?: Tone; name: string; action: string; children: string }

/** Opens the section where the tool is set; visitors log in first. */
function OwnTool({ icon, tone, name, action, children }: OwnToolProps) {
  const protect = useProtected()
  const show = useOverlays((state) => state.show)
  return (
    <li className={styles.own}>
      <IconTile tone={tone}>{icon}</IconTile>
      <div>
        <h4>{name}</h4>
        <p>{children}</p>
      </div>
      <Button
        size="sm"
        aria-label={`${action}: ${name}`}
        onClick={() => protect(() => show(limitsOverlay), 'trueAccount')}
      >
        {action}
      </Button>
    </li>
  )
}
