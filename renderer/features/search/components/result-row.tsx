import { CornerDownLeft, LayoutGrid, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { categoryOf } from '#ui/game-card/category-of.ts'
import { GameThumb } from '#ui/game-thumb/game-thumb.tsx'
import { VendorLogo } from '#ui/vendor-logo/vendor-logo.tsx'
import type { Result } from '../model/results.ts'
import { MarkedName } from './marked-name.tsx'
import styles from './search-dialog.module.css'

type ResultRowProps = {
  id: string
  result: Result
  active: boolean
  onChoose: () => void
  onPoint: () => void
}

/** One result. The active one also shows what Enter does. */
export function ResultRow({ id, result, active, onChoose, onPoint }: ResultRowProps) {
  const { t } = useTranslation('search')
  return (
    // The focus stays in the field, which names the active option, as in the combobox pattern.
    <div
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={styles.row}
      data-active={active || undefined}
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
    >
      <Inside result={result} />
      {active && result.kind !== 'retry' && (
        <span className={styles.enter} aria-hidden="true">
          <span>{result.kind === 'game' ? t('search.play') : t('search.open')}</span>
          <kbd>
            <CornerDownLeft />
          </kbd>
        </span>
      )}
    </div>
  )
}

function Inside({ result }: { result: Result }) {
  const { t } = useTranslation(['search', 'common'])
  const gameNote = useGameNote()
  switch (result.kind) {
    case 'game': {
      const { gameName, icon } = result.game
      return (
        <Shape picture={<GameThumb icon={icon} name={gameName} />} note={gameNote(result.game)}>
          <MarkedName name={gameName} marks={result.marks} />
        </Shape>
      )
    }
    case 'vendor': {
      const { name, icon, note } = result.vendor
      return (
        <Shape logo={<VendorLogo icon={icon} name={name} />} note={note}>
          <MarkedName name={name} marks={result.marks} />
        </Shape>
      )
    }
    case 'place':
      return <PlaceShape {...result} />
    case 'retry':
      return (
        <Shape sign={<RefreshCw />} note={t('common:action.retry')}>
          {t(`search.failed.${result.what}`)}
        </Shape>
      )
    case 'all':
      return <Shape sign={<LayoutGrid />}>{t('search.all', { words: result.words })}</Shape>
  }
}

/** A place. If another of its names is what matches, that one is shown below. */
function PlaceShape({ place, found }: Omit<Extract<Result, { kind: 'place' }>, 'kind' | 'id'>) {
  const { names, icon, picture, note, aside } = place
  const [name] = names
  const other = found && found.name !== name ? found : undefined
  const shownName = other?.name === aside ? undefined : other
  return (
    <Shape
      {...(picture ? { picture: <GameThumb icon={picture} name={name} /> } : { sign: icon })}
      note={
        shownName ? (
          <MarkedName {...shownName} />
        ) : (
          note && <span className={`clip ${styles.line}`}>{note}</span>
        )
      }
      aside={aside}
    >
      {found && !other ? <MarkedName {...found} /> : name}
    </Shape>
  )
}

type ShapeProps = {
  picture?: ReactNode
  sign?: ReactNode
  logo?: ReactNode
  note?: ReactNode
  aside?: string | undefined
  children: ReactNode
}

function Shape({ picture, sign, logo, note, aside, children }: ShapeProps) {
  return (
    <>
      {picture}
      {sign && <span className={styles.sign}>{sign}</span>}
      <span className={styles.words}>
        <b className="clip">{children}</b>
        {note && <small className="num">{note}</small>}
      </span>
      {logo && (
        <span className={styles.logo} aria-hidden="true">
          {logo}
        </span>
      )}
      {aside && <small className={styles.aside}>{aside}</small>}
    </>
  )
}

/** Returns a function that describes a game in one line: vendor, category and bets. */
function useGameNote(): (game: Game) => string {
  const { t } = useTranslation()
  const { tag } = useLanguage()
  return (game) => {
    const { vendorName, vassalage, minBet, maxBet } = game
    const category = categoryOf(game)
    const bets =
      minBet !== undefined && maxBet !== undefined
        ? t('game.betRange', { min: formatMoney(minBet, tag), max: formatMoney(maxBet, tag) })
        : undefined
    return [vendorName ?? vassalage, category && t(`category.${category}`), bets]
      .filter((part) => part !== undefined)
      .join(' · ')
  }
}
