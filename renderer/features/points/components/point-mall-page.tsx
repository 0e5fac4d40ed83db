import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import { useRole } from '#lib/session/use-role.ts'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { pointQueries } from '../api/point-queries.ts'
import { mallTabs, ordersSearch, readOrdersView, tabOf } from '../model/orders-view.ts'
import { ConvertPoints } from './convert-points.tsx'
import { MallItems } from './mall-items.tsx'
import styles from './point-mall-page.module.css'
import { PointOrders } from './point-orders.tsx'
import { PointsCard } from './points-card.tsx'
import { RedeemDialog } from './redeem-dialog.tsx'

/** The points mall: the items for everybody, and converting and the orders for members. */
export function PointMallPage() {
  const { t } = useTranslation('points')
  const { code, tag } = useLanguage()
  const [search, setSearch] = useSearchParams()
  const role = useRole()
  const protect = useProtected()
  const { data } = useQuery(pointQueries(useGateway()).items(code))
  const mayTrade = role !== 'visitor' && role !== 'demo'
  const tab = tabOf(search, mayTrade)
  const go = (next: Record<string, string>) => setSearch(next, { replace: true })
  const put = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(search)
    if (value === undefined) next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true })
  }
  const rate = data?.betsPerPoint
  // In the address, so that a reload opens it again, with what became of a redemption that was sent.
  const item = mayTrade && data?.list.find(({ itemId }) => String(itemId) === search.get('redeem'))
  return (
    <div className={styles.page}>
      <PageHead
        title={t('title')}
        lead={rate ? t('rate', { amount: formatMoney(rate, tag) }) : t('never')}
        actions={<PointsCard />}
      />
      <Tabs
        label={t('tabs')}
        tabs={(mayTrade ? mallTabs : (['mall'] as const)).map((value) => ({
          value,
          label: t(`tab.${value}`),
        }))}
        value={tab}
        onValueChange={(next) => go(next === 'mall' ? {} : { tab: next })}
        className={mayTrade ? styles.panel : undefined}
      >
        {tab === 'convert' ? (
          <ConvertPoints onOrders={() => go({ tab: 'orders' })} />
        ) : tab === 'orders' ? (
          <PointOrders
            view={readOrdersView(search)}
            onView={(view) => go(ordersSearch(view))}
            onMall={() => go({})}
          />
        ) : (
          <MallItems
            named={search.get('show')}
            onFilter={(filter) => put('show', filter === 'all' ? undefined : filter)}
            onRedeem={(itemId) => protect(() => put('redeem', itemId), 'trueAccount')}
          />
        )}
      </Tabs>
      {item && (
        <RedeemDialog
          item={item}
          onClose={() => put('redeem', undefined)}
          onOrders={() => go({ tab: 'orders' })}
        />
      )}
    </div>
  )
}
