import { useTranslation } from 'react-i18next'
import type { CsvColumn } from '#lib/records/csv-file.ts'
import type { TeamLine } from '#shared/contract/endpoints/agent-records.ts'

/** The columns of the statement's CSV export, a row for each line. */
export function useLineColumns(): readonly CsvColumn<TeamLine>[] {
  const { t } = useTranslation('agentRecords')
  return [
    { header: t('line'), text: ({ account, own }) => (own ? t('loss.own', { account }) : account) },
    { header: t('column.members'), text: ({ members }) => String(members) },
    { header: t('column.deposits'), amount: ({ deposits }) => deposits },
    { header: t('column.withdrawals'), amount: ({ withdrawals }) => withdrawals },
    { header: t('loss.bets'), amount: ({ validBet }) => validBet },
    { header: t('loss.payouts'), amount: ({ payout }) => payout },
    { header: t('loss.profit'), amount: ({ profit }) => profit },
    { header: t('loss.rebates'), amount: ({ rebates }) => rebates },
    { header: t('loss.bonuses'), amount: ({ bonuses }) => bonuses },
    { header: t('loss.fees'), amount: ({ fees }) => fees },
    { header: t('loss.net'), amount: ({ net }) => net },
  ]
}
