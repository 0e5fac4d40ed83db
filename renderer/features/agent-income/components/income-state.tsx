import { useTranslation } from 'react-i18next'
import { Tag, type TagProps } from '#ui/tag/tag.tsx'
import type { IncomeDay } from '../model/income-day.ts'

const tones = {
  counting: 'soft',
  paid: 'accent',
  walletFull: 'danger',
  none: 'plain',
} as const satisfies Record<IncomeDay['state'], TagProps['tone']>

/** Whether a day's income is paid. */
export function IncomeState({ state }: Pick<IncomeDay, 'state'>) {
  const { t } = useTranslation('agentIncome')
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
}
