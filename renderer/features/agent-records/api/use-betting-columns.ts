import { useTranslation } from 'react-i18next'
import { useGameTypeName } from '#lib/i18n/use-game-type-name.ts'
import type { CsvColumn } from '#lib/records/csv-file.ts'
import type { Bettor, PlayedGame, TeamBet } from '#shared/contract/endpoints/agent-records.ts'

type BetMoney = Pick<TeamBet, 'bet' | 'validBet' | 'payout' | 'net'>

/** The columns of the CSV exports of team betting: of bets, of members and of games. */
export function useBettingColumns() {
  const { t } = useTranslation('agentRecords')
  const typeName = useGameTypeName()
  const money: readonly CsvColumn<BetMoney>[] = [
    { header: t('column.bet'), amount: ({ bet }) => bet },
    { header: t('column.validBet'), amount: ({ validBet }) => validBet },
    { header: t('column.payout'), amount: ({ payout }) => payout },
    { header: t('column.result'), amount: ({ net }) => net },
  ]
  const holder: readonly CsvColumn<Pick<TeamBet, 'account' | 'upline'>>[] = [
    { header: t('column.member'), text: ({ account }) => account },
    { header: t('column.upline'), text: ({ upline }) => upline.account },
  ]
  const game: readonly CsvColumn<Pick<TeamBet, 'gameName' | 'gameType' | 'vendorName'>>[] = [
    { header: t('column.game'), text: ({ gameName }) => gameName },
    { header: t('column.type'), text: ({ gameType }) => typeName(gameType) },
    { header: t('column.vendor'), text: ({ vendorName }) => vendorName },
  ]
  const count: CsvColumn<{ bets: number }> = { header: t('column.bets'), text: ({ bets }) => String(bets) }
  const bets: readonly CsvColumn<TeamBet>[] = [
    { header: t('betting.detail.number'), text: ({ betId }) => betId },
    { header: t('column.time'), moment: ({ time }) => time },
    ...holder,
    ...game,
    ...money,
  ]
  const bettors: readonly CsvColumn<Bettor>[] = [...holder, count, ...money]
  const games: readonly CsvColumn<PlayedGame>[] = [...game, count, ...money]
  return { bets, bettors, games }
}
