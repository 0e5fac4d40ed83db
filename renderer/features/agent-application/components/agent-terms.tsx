import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { agentApplication } from '#shared/contract/endpoints/agent-application.ts'
import type { Column } from '#ui/data-table/column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import { agentTermsQuery } from '../api/agent-application-queries.ts'
import { exampleBets, rateExample } from '../model/rate-example.ts'
import styles from './agent-application-page.module.css'
import { useTierText } from './use-tier-text.ts'

type Tier = ValueOf<typeof agentApplication.terms>['tiers'][number]

const noTiers: readonly Tier[] = []

/** What agents earn: the main figures, and the rate for each size of team. */
export function AgentTerms() {
  const { t } = useTranslation(['join', 'common'])
  const { tag } = useLanguage()
  const faultMessage = useFaultMessage()
  const { data, error, isFetching, refetch } = useQuery(agentTermsQuery(useGateway()))
  const columns = useColumns()
  const highest = data?.tiers.at(-1)?.rate
  return (
    <section aria-labelledby="join-earn" className={styles.earn}>
      <h2 id="join-earn">{t('earn.title')}</h2>
      {error && !data ? (
        <FailureState
          title={t('earn.failed')}
          retry={{ label: t('common:action.retry'), onPress: () => void refetch(), busy: isFetching }}
        >
          {faultMessage(error)}
        </FailureState>
      ) : (
        <>
          <Figures
            figures={[
              {
                key: 'share',
                name: t('earn.share'),
                value: highest && t('earn.upTo', { rate: formatPercent(highest, tag) }),
              },
              { key: 'paid', name: t('earn.paid'), value: data && t(`earn.${data.paid}`) },
              {
                key: 'levels',
                name: t('earn.levels'),
                value: data && (data.levels === null ? t('earn.noLimit') : formatCount(data.levels, tag)),
              },
            ]}
          />
          <DataTable
            label={t('earn.title')}
            columns={columns}
            rows={data?.tiers ?? noTiers}
            rowKey={({ from }) => String(from)}
            loading={!data}
            skeletons={3}
            narrow="table"
            fallback={null}
          />
        </>
      )}
    </section>
  )
}

function useColumns(): Column<Tier>[] {
  const { t } = useTranslation('join')
  const { tag } = useLanguage()
  const money = { ...useMoneyFormat(), form: 'whole' } as const
  const tierText = useTierText()
  return [
    { key: 'players', header: t('earn.players'), cell: tierText },
    {
      key: 'rate',
      header: t('earn.rate'),
      figures: true,
      cell: ({ rate }) => formatPercent(rate, tag, 1),
    },
    {
      key: 'example',
      header: t('earn.example', { bets: formatCurrency(exampleBets, money) }),
      figures: true,
      cell: ({ rate }) => {
        const brought = rateExample(rate)
        return brought && formatCurrency(brought, money)
      },
    },
  ]
}
