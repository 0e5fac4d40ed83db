import { useTranslation } from 'react-i18next'
import type { CsvColumn } from '#lib/records/csv-file.ts'
import type { Downline } from '#shared/contract/endpoints/agent-team.ts'

/** The columns of the downline's CSV export. */
export function useDownlineColumns(): readonly CsvColumn<Downline>[] {
  const { t } = useTranslation('agentDownline')
  return [
    { header: t('sort.by.account'), text: ({ account }) => account },
    { header: t('kind.label'), text: ({ agent }) => t(agent ? 'agent' : 'member') },
    { header: t('sort.by.level'), text: ({ level }) => String(level) },
    { header: t('detail.upline'), text: ({ upline }) => upline.account },
    { header: t('sort.by.joined'), moment: ({ joined }) => joined },
    { header: t('sort.by.team'), text: ({ team }) => String(team) },
    { header: t('sort.by.balance'), amount: ({ balance }) => balance },
    { header: t('sort.by.validBet'), amount: ({ validBet }) => validBet },
    { header: t('sort.by.profit'), amount: ({ profit }) => profit },
    { header: t('sort.by.rate'), text: ({ rate }) => rate },
    { header: t('state.label'), text: ({ state }) => t(`state.${state}`) },
  ]
}
