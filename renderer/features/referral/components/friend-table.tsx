import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Friend } from '#shared/contract/endpoints/referral.ts'
import type { Column } from '#ui/data-table/column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { Money } from '#ui/money/money.tsx'
import { OutdatedNotice } from '#ui/notice/outdated-notice.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { friendsPerPage, useFriends } from '../api/use-referral.ts'

const tones = { active: 'accent', quiet: 'plain', new: 'soft' } as const

/** The friends that the member invited, page by page, and what they brought. */
export function FriendTable() {
  const { t } = useTranslation(['referral', 'records', 'common'])
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const faultMessage = useFaultMessage()
  const { page, setPage, friends } = useFriends()
  const { data, error, isFetching, isPlaceholderData, refetch } = friends
  const handleRetry = () => void refetch()
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
  const first = (page - 1) * friendsPerPage
  return (
    <section className="stack">
      <header className="spread">
        <h3>{t('friends.title')}</h3>
        <span className="tiny faint">{t('friends.finished')}</span>
      </header>
      <DataTable
        label={t('friends.title')}
        columns={columns}
        rows={data?.list ?? []}
        rowKey={({ friendId }) => friendId}
        loading={!data && !error}
        skeletons={friendsPerPage}
        stale={isPlaceholderData}
        notice={error && data && <OutdatedNotice error={error} busy={isFetching} onRetry={handleRetry} />}
        totals={
          data && [
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
        fallback={
          error && !data ? (
            <FailureState
              title={t('friends.failed')}
              retry={{ label: t('common:action.retry'), onPress: handleRetry, busy: isFetching }}
            >
              {faultMessage(error)}
            </FailureState>
          ) : (
            <EmptyState title={t('friends.none')}>{t('friends.noneHint')}</EmptyState>
          )
        }
      />
      {data && data.list.length > 0 && (
        <Pager
          label={t('friends.pages')}
          page={page - 1}
          count={data.totalPages}
          onPage={(next) => setPage(next + 1)}
          summary={
            // The rows still shown belong to the previous page.
            isPlaceholderData
              ? '\u2026'
              : t('records:summary', {
                  from: formatCount(first + 1, tag),
                  to: formatCount(first + data.list.length, tag),
                  total: formatCount(data.total, tag),
                })
          }
        />
      )}
    </section>
  )
}
