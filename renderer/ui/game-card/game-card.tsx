import { type CSSProperties, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLaunchGame } from '#lib/games/use-launch-game.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { GamePicture } from '#ui/game-picture/game-picture.tsx'
import { Tile } from '#ui/tile/tile.tsx'
import { FavouriteHeart } from './favourite-heart.tsx'
import { useGameDetails } from './use-game-details.ts'
import { useGameMarks } from './use-game-marks.ts'
import { useIntent } from './use-intent.ts'

export interface GameCardProps {
  game: Game
  /** `wide` for live tables. */
  size?: 'tall' | 'wide' | undefined
  /** Beside a wide tile's name: what is happening in the game now. */
  live?: ReactNode
  /** Its position in a grid that positions its tiles itself. */
  style?: CSSProperties | undefined
}

/** A game's tile: picture, marks, Play button and heart, with details while it is hovered or focused. */
export function GameCard({ game, size = 'tall', live, style }: GameCardProps) {
  const { t } = useTranslation()
  const { tag } = useLanguage()
  const launch = useLaunchGame()
  const show = useOverlays((state) => state.show)
  const marks = useGameMarks(game, size)
  const [peeking, setPeeking] = useState(false)
  const looking = useIntent(peeking)
  const GameDetails = useGameDetails(peeking)
  const { gameName, minBet, maxBet, vassalage, nodeId } = game

  function bet() {
    if (!minBet) return undefined
    const least = formatMoney(minBet, tag)
    if (size === 'tall' || !maxBet) return t('game.from', { amount: least })
    return t('game.betRange', { min: least, max: formatMoney(maxBet, tag) })
  }
  return (
    <Tile
      name={gameName}
      vendor={game.vendorName ?? game.vassalage}
      bet={bet()}
      picture={
        <GamePicture icon={game.icon} name={gameName} variant={size === 'wide' ? 'wide' : undefined} />
      }
      marks={marks}
      play={{ label: t('game.play', { game: gameName }), onPress: () => launch(game) }}
      heart={<FavouriteHeart game={game} />}
      details={{
        label: t('game.details', { game: gameName }),
        onPress: () => show({ name: 'gameDetails', vassalage, nodeId }),
      }}
      shape={size}
      live={live}
      style={style}
      onPeek={setPeeking}
      drawer={
        looking &&
        GameDetails && (
          <Suspense>
            <GameDetails game={game} size={size} />
          </Suspense>
        )
      }
    />
  )
}
