import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { createMoneyOperation } from '#lib/money-operation/create-money-operation.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordView } from '#lib/records/use-record-view.ts'
import { bonuses } from '#shared/contract/endpoints/bonuses.ts'
import { useClaim } from '../claims/use-claim.ts'
import { bonusFilter } from './bonus-filter.ts'

const giveUp = createMoneyOperation(bonuses.giveUp)

/** Number of bonuses on a page. */
export const bonusesPerPage = 15

/** The bonuses that the address filters for. */
export function useBonusRecords() {
  const gateway = useGateway()
  const { code: language } = useLanguage()
  const view = useRecordView(bonusFilter)
  const input = { ...view.moments, ...view.values, language }
  const records = useQuery(
    recordQuery(gateway, bonuses.list, { ...input, pageNo: view.page, pageSize: bonusesPerPage }),
  )
  /** Fetches one page of the whole filter for the export. */
  const ask = (page: { pageNo: number; pageSize: number }, signal: AbortSignal) =>
    gateway.call(bonuses.list, { ...input, ...page }, { signal })
  return { view, records, ask }
}

export type BonusRecords = ReturnType<typeof useBonusRecords>

/** The bonuses whose turnover is open, whatever the address filters for. */
export function useActiveBonuses() {
  const { code: language } = useLanguage()
  return useQuery({ ...endpointQuery(useGateway(), bonuses.active, { language }), staleTime: 30_000 })
}

/** Giving up a bonus, as a money operation. */
export const useGiveUp = () => useClaim(giveUp)
