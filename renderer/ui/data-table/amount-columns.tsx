import type { MoneyFormat } from '#lib/i18n/format-currency.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { Money } from '#ui/money/money.tsx'
import type { Column } from './column.ts'

/** A column of amounts of money, of the rows' field with the column's key. */
export const moneyColumn = <Key extends string>(
  key: Key,
  header: string,
  money: MoneyFormat,
): Column<Record<Key, string>> => ({
  key,
  header,
  figures: true,
  cell: (row) => <Money amount={row[key]} {...money} />,
})

/** The same for wins and losses, with their sign. */
export const deltaColumn = <Key extends string>(
  key: Key,
  header: string,
  money: MoneyFormat,
): Column<Record<Key, string>> => ({
  key,
  header,
  figures: true,
  cell: (row) => <Delta amount={row[key]} {...money} />,
})
