import { useTranslation } from 'react-i18next'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Friend } from '#shared/contract/endpoints/referral.ts'
import type { Column } from '#ui/data-table/column.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Money } from '#ui/money/money.tsx'
import { RecordTable } from '#ui/record-table/record-table.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { friendsPerPage, useFriends } from '../api/use-referral.ts'

const tones = { active: 'accent', quiet: 'plain', new: 'soft' } as const

/** The friends that the member invited, page by page, and what they brought. */
export function FriendTable() {
  const { t } = useTranslation(['referral', 'records'])
  const money = useMoneyFormat()
  const { page, setPage, friends } = useFriends()
  const { data } = friends
  const columns: Column<Friend>[] = [
    {
      key: 'friend',
      header: t('friends.friend'),
      card: 'title',
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'joined',
      header: t('friends.joined'),
      card: 'note',
      cell: ({ joined }) => <span className="num">{formatMoment(joined).slice(0, 10)}</span>,
    },
    {
      key: 'state',
      header: t('friends.state'),
      cell: ({ state }) => <Tag tone={tones[state]}>{t(`friends.states.${state}`)}</Tag>,
    },
    {
      key: 'validBet',
      header: t('friends.validBet'),
      figures: true,
      card: 'figureNote',
      cell: ({ validBet }) => <Money amount={validBet} {...money} />,
    },
    {
      key: 'income',
      header: t('friends.income'),
      figures: true,
      card: 'figure',
      cell: ({ income }) => <Money amount={income} {...money} />,
    },
  ]
  return (
    <section className="stack">
      <header className="spread">
        <h3>{t('friends.title')}</h3>
        <span className="tiny faint">{t('friends.finished')}</span>
      </header>
      <RecordTable
        label={t('friends.title')}
        columns={columns}
        rowKey={({ friendId }) => friendId}
        skeletons={friendsPerPage}
        totals={
          data?.totals && [
            {
              key: 'all',
              label: t('friends.all'),
              cells: {
                validBet: <Money amount={data.totals.validBet} {...money} />,
                income: <Money amount={data.totals.income} {...money} />,
              },
            },
          ]
        }
        query={friends}
        page={page}
        perPage={friendsPerPage}
        onPage={setPage}
        failed={t('friends.failed')}
        empty={<EmptyState title={t('friends.none')}>{t('friends.noneHint')}</EmptyState>}
        pages={t('friends.pages')}
      />
    </section>
  )
}
