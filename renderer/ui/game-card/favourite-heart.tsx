import { useTranslation } from 'react-i18next'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { TileHeart } from '#ui/tile/tile-heart.tsx'
import { useFavourite } from './use-favourite.ts'

/** A game's heart. A component of its own, so that a toggle re-renders nothing else in the lobby. */
export function FavouriteHeart({ game }: { game: Game }) {
  const { t } = useTranslation()
  const { favourite, toggle } = useFavourite(game)
  const label = t(favourite ? 'game.removeFavourite' : 'game.addFavourite', { game: game.gameName })
  return <TileHeart on={favourite} label={label} onToggle={toggle} />
}
