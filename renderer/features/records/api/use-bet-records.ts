import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordView } from '#lib/records/use-record-view.ts'
import { records } from '#shared/contract/endpoints/records.ts'
import { betFilter } from '../model/bet-filter.ts'

/** Number of bets on a page. */
export const betsPerPage = 15

/** The bets that the address filters for: one page of them, and the sums by day. */
export function useBetRecords() {
  const gateway = useGateway()
  const { code: language } = useLanguage()
  const view = useRecordView(betFilter)
  const input = { ...view.moments, ...view.values }
  const bets = useQuery(
    recordQuery(gateway, records.bets, { ...input, pageNo: view.page, pageSize: betsPerPage, language }),
  )
  const days = useQuery(recordQuery(gateway, records.betDays, input))
  /** Fetches one page of the whole filter for the export. */
  const ask = (page: { pageNo: number; pageSize: number }, signal: AbortSignal) =>
    gateway.call(records.bets, { ...input, ...page, language }, { signal })
  return { view, bets, days, ask }
}

export type BetRecords = ReturnType<typeof useBetRecords>
