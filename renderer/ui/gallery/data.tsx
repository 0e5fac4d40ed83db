import { Scene } from 'virtual:artwork'
import { Flame } from 'lucide-react'
import { pathTo } from '#lib/paths/path-to.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Delta } from '#ui/delta/delta.tsx'
import { HalfSunNumber } from '#ui/half-sun/half-sun.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { Money } from '#ui/money/money.tsx'
import { MoreLink, SectionHeading } from '#ui/section-heading/section-heading.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { Tile, type TileProps } from '#ui/tile/tile.tsx'
import { TileGrid } from '#ui/tile/tile-grid.tsx'
import { TileHeart } from '#ui/tile/tile-heart.tsx'
import { TileSkeleton } from '#ui/tile/tile-skeleton.tsx'
import { Block, Line } from './block.tsx'

const peso = { currency: 'PHP', locale: 'en-PH' }

export function FiguresBlock() {
  return (
    <Block title="Tags and figures">
      <Line>
        <Tag tone="hot" icon={<Flame />}>
          Hot
        </Tag>
        <Tag tone="dusk">New</Tag>
        <Tag tone="primary">Joined</Tag>
        <Tag tone="accent">Joined</Tag>
        <Tag tone="soft">Coming soon</Tag>
        <Tag tone="danger">Rejected</Tag>
        <Tag>Closed</Tag>
        <Badge count={5} label="5 unread messages" />
        <Badge count={120} label="120 unread messages" />
      </Line>
      <Line>
        <Delta amount="115.00" {...peso} />
        <Delta amount="-342.50" {...peso} />
        <Delta amount="0" {...peso} />
      </Line>
      <Line>
        <Money amount="12480.75" {...peso} figure />
        <Money amount="12480.75" {...peso} />
        <HalfSunNumber>1</HalfSunNumber>
      </Line>
    </Block>
  )
}

const picture = (sunX: number, sky: 'dusk' | 'night' = 'dusk') => (
  <Scene width={320} height={400} sunX={sunX} sky={sky} boat={{ x: 0.4, scale: 0.7 }} />
)
const doNothing = () => {}
const game = (name: string, rest: Partial<TileProps>): TileProps => ({
  name,
  vendor: 'Luntian',
  bet: 'from ₱0.10',
  picture: picture(0.6),
  play: { label: `Play ${name}`, onPress: doNothing },
  heart: <TileHeart on={false} label={`Add ${name} to favourites`} onToggle={doNothing} />,
  details: { label: `Details of ${name}`, onPress: doNothing },
  ...rest,
})
const liked = <TileHeart on label="Remove Manila Nights from favourites" onToggle={doNothing} />
const jackpot = { kind: 'jackpot', label: 'Jackpot', amount: '₱3.42M' } as const

const games = [
  game('Mango Tumble', {}),
  game('Manila Nights', { heart: liked, marks: [{ kind: 'hot', label: 'Hot' }], picture: picture(0.3) }),
  game('Bulkan Fury', {
    marks: [jackpot, { kind: 'tag', label: 'Hold & Win' }],
    picture: picture(0.7, 'night'),
  }),
  game('Fiesta Drums', { marks: [{ kind: 'new', label: 'New' }], picture: picture(0.2, 'night') }),
  game('Kalesa Kings', {
    marks: [jackpot, { kind: 'closed', label: 'Back 23:00' }],
    play: undefined,
    heart: undefined,
  }),
]

export function TilesBlock() {
  return (
    <Block title="Game tile" wide>
      <SectionHeading
        title="Top games tonight"
        note="What Manila plays"
        action={<MoreLink to={pathTo('games')}>See all</MoreLink>}
      />
      <TileGrid>
        {games.map((props) => (
          <Tile key={props.name} {...props} />
        ))}
        <TileSkeleton />
      </TileGrid>
      <TileGrid shape="wide">
        <Tile
          {...game('Color Game', { shape: 'wide', live: '1,306 playing', bet: '₱5 – ₱20,000' })}
          picture={<Scene width={400} height={250} />}
        />
        <TileSkeleton shape="wide" />
      </TileGrid>
      <LoadMore
        label="Load more"
        busyLabel="Loading more games"
        progress="60 of 1,284 games"
        busy={false}
        onPress={doNothing}
      />
    </Block>
  )
}
