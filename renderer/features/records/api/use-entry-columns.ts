import { useTranslation } from 'react-i18next'
import type { CsvColumn } from '#lib/records/csv-file.ts'
import type { AccountEntry } from '#shared/contract/endpoints/statements.ts'
import { useKindName } from './use-kind-name.ts'
import { useWalletName } from './use-wallet-name.ts'

/** The columns of the account record's CSV export. */
export function useEntryColumns(): readonly CsvColumn<AccountEntry>[] {
  const { t } = useTranslation(['statement', 'member'])
  const walletName = useWalletName()
  const kindName = useKindName()
  return [
    { header: t('entry.number'), text: ({ entryId }) => entryId },
    { header: t('member:bets.time'), moment: ({ time }) => time },
    { header: t('entries.type'), text: ({ kind }) => kindName(kind) },
    { header: t('entry.about'), text: ({ title }) => title ?? '' },
    { header: t('entry.reference'), text: ({ reference }) => reference ?? '' },
    { header: t('entries.wallet'), text: walletName },
    { header: t('entries.amount'), amount: ({ amount }) => amount },
    { header: t('entries.balance'), amount: ({ balance }) => balance },
  ]
}
