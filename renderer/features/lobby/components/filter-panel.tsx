import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { gameQueries } from '#lib/queries/games-query.ts'
import type { GameFilters } from '#shared/contract/endpoints/game-filters.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { useFactWords } from '#ui/game-card/use-fact-words.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { type Choice, filterCount, minBets, noFilters } from '../model/choice.ts'
import styles from './filter-panel.module.css'

export interface FilterPanelProps {
  /** The games that are filtered. */
  among: Pick<GameFilters, 'gameType' | 'vassalage' | 'gameClassify'>
  choice: Choice
  onChange: (change: Partial<Choice>) => void
}

/** The filters of a lobby. What can be chosen comes from the gateway, each choice with its number of games. */
export function FilterPanel({ among, choice, onChange }: FilterPanelProps) {
  const { t } = useTranslation(['lobby', 'common'])
  const { code } = useLanguage()
  const words = useFactWords()
  const faultMessage = useFaultMessage()
  const { data, error, isFetching, refetch } = useQuery(gameQueries(useGateway(), code).filters(among))
  const { jackpot, minBet } = choice
  const groups =
    data &&
    ([
      { key: 'minRtp', title: t('filter.rtp'), choices: data.minRtp, wordsOf: rtpFrom },
      {
        key: 'volatility',
        title: t('filter.volatility'),
        choices: data.volatility,
        wordsOf: words.volatility,
      },
      { key: 'feature', title: t('filter.feature'), choices: data.feature, wordsOf: words.feature },
    ] as const)

  function rtpFrom(percent: string): string {
    return t('filter.rtpFrom', { rtp: words.rtp(percent) })
  }
  return (
    <div className={styles.panel}>
      {/* Wider windows have these two beside the panel's button. */}
      <div className={styles.narrow}>
        <Group title={t('filter.minBet')}>
          <Chip size="sm" pressed={jackpot} onClick={() => onChange({ jackpot: !jackpot })}>
            {t('filter.jackpot')}
          </Chip>
          {minBets.map((bet) => (
            <Chip
              key={bet}
              size="sm"
              pressed={minBet === bet}
              onClick={() => onChange({ minBet: minBet === bet ? undefined : bet })}
            >
              {bet}
            </Chip>
          ))}
        </Group>
      </div>
      {groups?.map(
        ({ key, title, choices, wordsOf }) =>
          choices.length > 0 && (
            <Group key={key} title={title}>
              {choices.map(({ value, count }) => (
                <Chip
                  key={value}
                  size="sm"
                  pressed={choice[key] === value}
                  onClick={() => onChange({ [key]: choice[key] === value ? undefined : value })}
                >
                  <span>{wordsOf(value)}</span> <Count count={count} />
                </Chip>
              ))}
            </Group>
          ),
      )}
      {groups?.every(({ choices }) => choices.length === 0) && (
        <p className="muted small">{t('filter.none')}</p>
      )}
      {!data && error && (
        <div role="alert" className={styles.failed}>
          <p className="small">
            <b>{t('filter.failed')}</b> <span>{faultMessage(error)}</span>
          </p>
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {t('common:action.retry')}
          </Button>
        </div>
      )}
      {!data && !error && <Skeleton height="120px" />}
      {filterCount(choice) > 0 && (
        <Button size="sm" onClick={() => onChange(noFilters)}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <h3 id={id}>{title}</h3>
      <div>{children}</div>
    </div>
  )
}

function Count({ count }: { count: number }) {
  const { tag } = useLanguage()
  return <b>{formatCount(count, tag)}</b>
}
