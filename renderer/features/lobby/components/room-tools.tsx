import { Armchair, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { Room } from '#shared/contract/endpoints/rooms.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { bandFrom, type RoomChoice, type RoomKind, type StakeBand, stakeBands } from '../model/rooms.ts'
import styles from './rooms.module.css'

export interface RoomToolsProps {
  kind: RoomKind
  /** What is played in the rooms. Undefined while they load. */
  plays: readonly NonNullable<Room['play']>[] | undefined
  choice: RoomChoice
  onChange: (change: Partial<RoomChoice>) => void
  /** Summary of the rooms that match the choice. */
  children: ReactNode
}

const every = 'every'

/** The filters for rooms. */
export function RoomTools({ kind, plays, choice, onChange, children }: RoomToolsProps) {
  const { t } = useTranslation('rooms')
  const { tag } = useLanguage()
  const middle = formatMoney(bandFrom.middle, tag)
  const high = formatMoney(bandFrom.high, tag)
  const names: Record<StakeBand, string> = {
    low: t('stakes.below', { amount: middle }),
    middle: t('stakes.between', { min: middle, max: high }),
    high: t('stakes.from', { amount: high }),
  }
  const label = t(kind === 'bingo' ? 'cardPrice' : 'stake')
  return (
    <div className={styles.tools}>
      {!plays && kind === 'cards' && <Skeleton width="306px" height="40px" className={styles.plays} />}
      {plays && plays.length > 1 && (
        <SegmentedControl
          className={styles.plays}
          label={t('play')}
          segments={[
            { value: every, label: t('stakes.any') },
            ...plays.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={choice.play ?? every}
          onValueChange={(value) => onChange({ play: value === every ? undefined : value })}
        />
      )}
      {kind === 'cards' && (
        <Chip pressed={choice.freeOnly} onClick={() => onChange({ freeOnly: !choice.freeOnly })}>
          <Armchair />
          <span>{t('freeOnly')}</span>
        </Chip>
      )}
      <Menu
        label={label}
        trigger={(props) => (
          <Chip {...props}>
            <span>{label}</span> <b>{choice.stake ? names[choice.stake] : t('stakes.any')}</b>
            <ChevronDown />
          </Chip>
        )}
        items={[every, ...stakeBands].map((value) => ({
          value,
          label: stakeBands.flatMap((band) => (band === value ? names[band] : []))[0] ?? t('stakes.any'),
          checked: (choice.stake ?? every) === value,
        }))}
        onSelect={(value) => onChange({ stake: stakeBands.find((band) => band === value) })}
      />
      <span className="grow" />
      <output className={styles.summary}>{children}</output>
    </div>
  )
}
