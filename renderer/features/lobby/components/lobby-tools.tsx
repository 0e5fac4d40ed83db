import { ChevronDown, Crown, Flame, Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useNarrow } from '#lib/media/use-narrow.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import type { GameFilters } from '#shared/contract/endpoints/game-filters.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { type Choice, filterCount, type ListType, type MinBet, minBets } from '../model/choice.ts'
import { LobbyFilters } from './lobby-filters.tsx'
import { LobbySearch } from './lobby-search.tsx'
import styles from './lobby-tools.module.css'

export interface LobbyToolsProps {
  choice: Choice
  /** The games that the filters choose from. */
  among: Pick<GameFilters, 'gameType' | 'vassalage' | 'gameClassify'>
  /** How many games the lobby or its chosen vendor has. Undefined when the gateway doesn't say. */
  count: number | undefined
  /** How many games match the choice. Undefined until known. */
  found: number | undefined
  /** No name matches what was typed, and the games shown are only similar. */
  nearby: boolean
  hasHot: boolean
  onChange: (change: Partial<Choice>) => void
}

const icons = { all: undefined, hot: <Flame />, fav: <Heart />, recent: undefined }
const anyBet = 'any'

/** Switches the lobby's list and holds its filters. */
export function LobbyTools({ choice, among, count, found, nearby, hasHot, onChange }: LobbyToolsProps) {
  const { t } = useTranslation('lobby')
  const { tag } = useLanguage()
  const signedIn = useSignedIn()
  const narrow = useNarrow()
  const { list, search, jackpot, minBet } = choice
  const figure = (value: number) => formatCount(value, tag)
  const lists: ListType[] = [
    'all',
    ...(hasHot || list === 'hot' ? ['hot' as const] : []),
    ...(signedIn ? ['fav' as const, 'recent' as const] : []),
  ]
  // A new key for another list or vendor discards half-typed text, so it isn't searched for there.
  const searchField = (
    <LobbySearch
      key={`${list} ${choice.vendor}`}
      value={search}
      onChange={(text) => onChange({ search: text })}
    />
  )
  return (
    <div className={styles.tools} data-narrowed={search !== '' || filterCount(choice) > 0 || undefined}>
      {narrow && searchField}
      <SegmentedControl
        className={styles.lists}
        label={t('lists.label')}
        segments={lists.map((value) => ({
          value,
          label: t(`lists.${value}`),
          icon: icons[value],
          ...(value === 'all' && count !== undefined && { count: figure(count) }),
        }))}
        value={list}
        onValueChange={(value) => onChange({ list: value })}
      />
      <div className={`${styles.filters} wide-only`}>
        <Chip pressed={jackpot} onClick={() => onChange({ jackpot: !jackpot })}>
          <Crown />
          <span>{t('filter.jackpot')}</span>
        </Chip>
        <Menu
          label={t('filter.minBet')}
          trigger={(props) => (
            <Chip {...props}>
              <span>{t('filter.minBet')}</span> <b>{minBet ?? t('filter.any')}</b>
              <ChevronDown />
            </Chip>
          )}
          items={[anyBet, ...minBets].map((value) => ({
            value,
            label: value === anyBet ? t('filter.any') : value,
            checked: (minBet ?? anyBet) === value,
          }))}
          onSelect={(value) => onChange({ minBet: minBets.find((bet): bet is MinBet => bet === value) })}
        />
      </div>
      <LobbyFilters among={among} choice={choice} onChange={onChange} />
      <span className="grow" />
      <output className={styles.found}>
        {found === undefined ? '' : t(nearby ? 'similar' : 'found', { count: found, figure: figure(found) })}
      </output>
      {!narrow && searchField}
    </div>
  )
}
