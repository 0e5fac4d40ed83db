import { useTranslation } from 'react-i18next'
import type { CsvColumn } from '#lib/records/csv-file.ts'
import type { Bonus } from '#shared/contract/endpoints/bonuses.ts'

/** The columns of the CSV export. */
export function useBonusColumns(): readonly CsvColumn<Bonus>[] {
  const { t } = useTranslation('rewards')
  return [
    { header: t('order'), text: ({ bonusId }) => bonusId },
    { header: t('time'), moment: ({ time }) => time },
    { header: t('bonus.bonus'), text: ({ title }) => title },
    { header: t('bonus.kind'), text: ({ kind }) => t(`bonus.kinds.${kind}`) },
    { header: t('bonus.amount'), amount: ({ amount }) => amount },
    { header: t('bonus.required'), amount: ({ required }) => required },
    { header: t('bonus.done'), amount: ({ done }) => done },
    { header: t('bonus.left'), amount: ({ left }) => left },
    { header: t('bonus.state'), text: ({ state }) => t(`bonus.states.${state}`) },
    { header: t('bonus.ended'), moment: ({ ended }) => ended },
  ]
}
