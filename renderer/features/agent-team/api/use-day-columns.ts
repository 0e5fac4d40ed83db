import { useTranslation } from 'react-i18next'
import type { CsvColumn } from '#lib/records/csv-file.ts'
import type { TeamDay } from '../model/team-day.ts'

/** The columns of the overview's CSV export, a row for each day as yyyy-MM-dd. */
export function useDayColumns(): readonly CsvColumn<TeamDay>[] {
  const { t } = useTranslation('agentTeam')
  return [
    { header: t('charts.day'), text: ({ date }) => date },
    { header: t('charts.joined'), text: ({ joined }) => String(joined) },
    { header: t('figures.active'), text: ({ active }) => String(active) },
    { header: t('figures.deposits'), amount: ({ deposits }) => deposits },
    { header: t('figures.withdrawals'), amount: ({ withdrawals }) => withdrawals },
    { header: t('figures.validBet'), amount: ({ validBet }) => validBet },
    { header: t('figures.payout'), amount: ({ payout }) => payout },
    { header: t('figures.profit'), amount: ({ profit }) => profit },
    { header: t('figures.bonuses'), amount: ({ bonuses }) => bonuses },
  ]
}
