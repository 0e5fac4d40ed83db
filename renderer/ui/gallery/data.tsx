import { Flame } from 'lucide-react'
import { pathTo } from '#lib/paths/path-to.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { BayScene } from '#ui/bay-scene/bay-scene.tsx'
import { Button } from '#ui/button/button.tsx'
import { Delta } from '#ui/delta/delta.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { HalfSunNumber } from '#ui/half-sun/half-sun.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { Money } from '#ui/money/money.tsx'
import { MoreLink, SectionHeading } from '#ui/section-heading/section-heading.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { Tile, type TileProps } from '#ui/tile/tile.tsx'
import { TileGrid, TileSkeleton } from '#ui/tile/tile-grid.tsx'
import { TileHeart } from '#ui/tile/tile-heart.tsx'
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
  <BayScene width={320} height={400} sunX={sunX} sky={sky} boat={{ x: 0.4, scale: 0.7 }} />
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
          picture={<BayScene width={400} height={250} />}
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

const bets = [
  { id: '1', time: '21:34:12', game: 'Golden Carabao', bet: '5', payout: '120', result: '115' },
  { id: '2', time: '20:55:30', game: 'Bituin Roulette', bet: '200', payout: '0', result: '-200' },
]

const columns: Column<(typeof bets)[number]>[] = [
  {
    key: 'time',
    header: 'Time',
    cell: ({ time }) => <span className="num">{time}</span>,
    total: 'Two rounds',
  },
  { key: 'game', header: 'Game', cell: ({ game: name }) => name },
  {
    key: 'bet',
    header: 'Bet',
    figures: true,
    cell: ({ bet }) => <Money amount={bet} {...peso} />,
    total: <Money amount="205" {...peso} />,
  },
  {
    key: 'payout',
    header: 'Payout',
    figures: true,
    cell: ({ payout }) => <Money amount={payout} {...peso} />,
    total: <Money amount="120" {...peso} />,
  },
  {
    key: 'result',
    header: 'Result',
    figures: true,
    cell: ({ result }) => <Delta amount={result} {...peso} />,
    total: <Delta amount="-85" {...peso} />,
  },
]

const noBets = (
  <EmptyState scene="boat" title="No bets in these 7 days" action={<Button size="sm">Show 30 days</Button>}>
    Bets show here a few seconds after each round.
  </EmptyState>
)

export function TablesBlock() {
  const table = { columns, rowKey: ({ id }: { id: string }) => id, fallback: noBets }
  return (
    <>
      <Block title="Table">
        <DataTable {...table} label="Bets" rows={bets} />
      </Block>
      <Block title="Table, loading">
        <DataTable {...table} label="Bets on their way" rows={[]} loading />
      </Block>
      <Block title="Table, empty">
        <DataTable {...table} label="No bets" rows={[]} />
      </Block>
    </>
  )
}
