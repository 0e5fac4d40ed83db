import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFirstPaintDone } from '#lib/first-paint/first-paint.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { HalfSun } from '#ui/half-sun/half-sun.tsx'

type PromotionsLinkProps = {
  className?: string | undefined
  current: boolean
  icon?: ReactNode
  onLeave?: () => void
}

/** Link to the promotions, with the number of those open to the signed-in member. */
export function PromotionsLink({ className, current, icon, onLeave }: PromotionsLinkProps) {
  const { t } = useTranslation()
  const signedIn = useSignedIn()
  const afterPaint = useFirstPaintDone()
  const { data } = useQuery({
    ...memberQueries(useGateway()).promotionCount(),
    enabled: signedIn && afterPaint,
  })
  const count = signedIn ? (data?.count ?? 0) : 0
  return (
    <Link
      to={pathTo('promotions')}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={onLeave}
    >
      {icon}
      <span>{t('nav.promotion')}</span>
      <Badge count={count} label={t('nav.promotionCount', { count })} />
      {current && <HalfSun />}
    </Link>
  )
}
