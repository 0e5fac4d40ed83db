import { useTranslation } from 'react-i18next'
import { formatCurrency, type MoneyFormat } from '#lib/i18n/format-currency.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { records } from '#shared/contract/endpoints/records.ts'
import { betStory } from '../model/bet-story.ts'

type BetStoryTextProps = { detail: ValueOf<typeof records.bet>; money: MoneyFormat }

/** What happened in a round, in a sentence. */
export function BetStoryText({ detail: { bet, entries }, money }: BetStoryTextProps) {
  const { t } = useTranslation('statement')
  const { name, jackpot } = betStory(bet, entries)
  const values = {
    game: bet.gameName,
    bet: formatCurrency(bet.bet, money),
    win: formatCurrency(bet.win, money),
    jackpot: formatCurrency(jackpot, money),
  }
  return <p>{t(`story.${name}`, values)}</p>
}
