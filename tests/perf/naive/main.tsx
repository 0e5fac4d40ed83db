// A lobby as it is quickly written: everything at once, 200 tiles, nothing split, nothing deferred.
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { mount } from '../bare/mount.tsx'

const answer = z.object({
  value: z.object({
    list: z.array(
      z.object({ nodeId: z.union([z.string(), z.number()]), gameName: z.string(), icon: z.string() }),
    ),
  }),
})

async function games() {
  const query = new URLSearchParams({ count: '100', prizeMode: 'Lott', device: 'WEB', language: 'EN' })
  const response = await fetch(`/lgw/games/popular?${query}`, {
    headers: { Merchant: 'palaro', Language: 'EN' },
  })
  const { list } = answer.parse(await response.json()).value
  const places = Array.from({ length: 200 }, (_, place) => place)
  return places.flatMap((place) => {
    const game = list[place % list.length]
    return game ? { ...game, place } : []
  })
}

function Lobby() {
  const { t } = useTranslation()
  const { data } = useQuery({ queryKey: ['games'], queryFn: games })
  return (
    <main>
      <h1>{t('nav.games')}</h1>
      {data?.map((game) => (
        <article key={game.place} style={{ display: 'inline-block', width: 110 }}>
          <Link to={`/game/${game.nodeId}`}>
            <img src={`/cdn/a/${game.icon.replace(/^\/+/, '')}`} alt="" width="110" height="138" />
            <span>{game.gameName}</span>
          </Link>
        </article>
      ))}
    </main>
  )
}

void mount(<Lobby />, { nav: { games: 'Games' } })
