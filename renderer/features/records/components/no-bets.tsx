import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '#lib/paths/path-to.ts'
import { presetRange } from '#lib/records/date-range.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import type { BetRecords } from '../api/use-bet-records.ts'

type NoBetsProps = {
  view: BetRecords['view']
  /** Number of pages in the filter. The address may name a page past the last. */
  pages: number
}

/** Shown when there are no bets, with a way to find some. On a page past the last it goes to the last one. */
export function NoBets({ view, pages }: NoBetsProps) {
  const { t } = useTranslation(['member', 'records'])
  const { page, range, today, narrowed, change } = view
  const beyond = pages > 0 && page > pages
  useEffect(() => {
    if (beyond) change({ page: pages })
  })
  if (beyond) return null
  if (narrowed)
    return (
      <EmptyState
        scene="lens"
        title={t('bets.noneFits')}
        action={
          <Button
            onClick={() =>
              change({ values: { gameType: undefined, vassalage: undefined, state: undefined } })
            }
          >
            {t('records:clear')}
          </Button>
        }
      >
        {t('bets.noneFitsHint')}
      </EmptyState>
    )
  return (
    <EmptyState
      scene="boat"
      title={t('bets.none')}
      action={
        range.preset === 'last30' ? (
          <LinkButton to={pathTo('games')}>{t('bets.play')}</LinkButton>
        ) : (
          <Button onClick={() => change({ range: presetRange('last30', today) })}>
            {t('records:longer')}
          </Button>
        )
      }
    >
      {t('bets.noneHint')}
    </EmptyState>
  )
}
