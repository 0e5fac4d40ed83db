import { useTranslation } from 'react-i18next'
import type { CsvColumn } from '#lib/records/csv-file.ts'
import type { Bet } from '#shared/contract/endpoints/records.ts'

/** The columns of the betting record's CSV export. */
export function useBetColumns(): readonly CsvColumn<Bet>[] {
  const { t } = useTranslation('member')
  return [
    { header: t('bets.detail.number'), text: ({ betId }) => betId },
    { header: t('bets.time'), moment: ({ time }) => time },
    { header: t('bets.detail.settled'), moment: ({ settled }) => settled },
    { header: t('bets.game'), text: ({ gameName }) => gameName },
    { header: t('bets.gameType'), text: ({ gameType }) => gameType },
    { header: t('bets.vendor'), text: ({ vendorName }) => vendorName },
    { header: t('bets.bet'), amount: ({ bet }) => bet },
    { header: t('bets.validBet'), amount: ({ validBet }) => validBet },
    { header: t('bets.win'), amount: ({ win }) => win },
    { header: t('bets.net'), amount: ({ net }) => net },
    { header: t('bets.state'), text: ({ state }) => t(`bets.states.${state}`) },
  ]
}
