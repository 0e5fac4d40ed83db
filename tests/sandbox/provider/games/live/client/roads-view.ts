/** The roads of a card table, drawn. */
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import { wordOf } from '../../../client/languages.ts'
import type { LiveVariant } from '../live-table.ts'
import {
  beadPlate,
  bigRoad,
  type DerivedRoad,
  derivedRoad,
  lastColumns,
  onSheet,
  type Placed,
  type RoadSide,
  sheetRows,
} from './roads.ts'
import { svg } from './svg.ts'
import type { LiveTexts } from './texts.ts'

const roadSides: Readonly<Partial<Record<string, RoadSide>>> = {
  banker: 'red',
  dragon: 'red',
  player: 'blue',
  tiger: 'blue',
}
const sideOf = (sides: string): RoadSide | null => roadSides[sides.split('+')[0] ?? ''] ?? null

/** Columns that each sheet shows. */
const widths = { bead: 12, big: 24, bigEye: 24, small: 12, cockroach: 12 }

type Mark = (x: number, y: number) => Node[]

function sheet<Cell>(
  name: string,
  cells: readonly Placed<Cell>[],
  width: number,
  mark: (cell: Cell) => Mark,
) {
  const drawn = lastColumns(cells, width).flatMap(({ column, row, cell }) =>
    mark(cell)(column + 0.5, row + 0.5),
  )
  return svg(
    'svg',
    {
      class: 'sheet',
      viewBox: `0 0 ${width} ${sheetRows}`,
      'data-road': name,
      preserveAspectRatio: 'xMinYMin',
    },
    drawn,
  )
}

function bead(sides: string, t: LiveTexts): Mark {
  const [main = '', ...more] = sides.split('+')
  return (x, y) => [
    svg('circle', { cx: x, cy: y, r: 0.43, class: 'dot', 'data-side': sideOf(sides) ?? 'green' }),
    svg('text', { x, y: y + 0.19, class: 'letter' }, wordOf(t.beads, main)),
    ...more.map((pair) =>
      svg('circle', {
        cx: pair === 'player-pair' ? x - 0.3 : x + 0.3,
        cy: pair === 'player-pair' ? y - 0.3 : y + 0.3,
        r: 0.13,
        class: 'pair',
        'data-side': pair === 'player-pair' ? 'blue' : 'red',
      }),
    ),
  ]
}

const ring =
  (side: RoadSide, ties: number): Mark =>
  (x, y) => [
    svg('circle', { cx: x, cy: y, r: 0.36, class: 'ring', 'data-side': side }),
    ...(ties > 0
      ? [
          svg('line', {
            x1: x - 0.3,
            y1: y + 0.3,
            x2: x + 0.3,
            y2: y - 0.3,
            class: 'slash',
            'data-side': 'green',
          }),
        ]
      : []),
    ...(ties > 1 ? [svg('text', { x, y: y + 0.17, class: 'letter small' }, String(ties))] : []),
  ]

const derivedMarks: Readonly<Record<DerivedRoad, (side: RoadSide) => Mark>> = {
  bigEye: (side) => (x, y) => [svg('circle', { cx: x, cy: y, r: 0.32, class: 'ring', 'data-side': side })],
  small: (side) => (x, y) => [svg('circle', { cx: x, cy: y, r: 0.36, class: 'dot', 'data-side': side })],
  cockroach: (side) => (x, y) => [
    svg('line', {
      x1: x - 0.32,
      y1: y + 0.32,
      x2: x + 0.32,
      y2: y - 0.32,
      class: 'slash',
      'data-side': side,
    }),
  ],
}

export function createRoads(variant: LiveVariant, t: LiveTexts): (rounds: readonly string[]) => void {
  const panel = find('#history', HTMLElement)
  const named = variant === 'baccarat' ? ['banker', 'player', 'tie'] : ['dragon', 'tiger', 'tie']

  return (rounds) => {
    const oldestFirst = rounds.toReversed()
    const columns = bigRoad(oldestFirst.map(sideOf))
    const counts = named.map((side) => ({
      side,
      count: rounds.filter((sides) => sides.split('+')[0] === side).length,
    }))
    const derived: readonly DerivedRoad[] = variant === 'baccarat' ? ['bigEye', 'small', 'cockroach'] : []
    const figure = (road: keyof typeof widths, drawn: SVGSVGElement) => {
      const title = make('figcaption', { text: t.roads[road] })
      return make('figure', { class: 'road', data: { road } }, title, drawn)
    }
    panel.replaceChildren(
      make(
        'ul',
        { class: 'counts', label: t.inRounds(rounds.length) },
        ...counts.map(({ side, count }) =>
          make(
            'li',
            { data: { side: roadSides[side] ?? 'green' } },
            make('span', { text: wordOf(t.spots, side) }),
            make('b', { class: 'figures', text: String(count) }),
          ),
        ),
      ),
      make(
        'div',
        { class: 'roads' },
        figure(
          'bead',
          sheet('bead', beadPlate(oldestFirst), widths.bead, (sides) => bead(sides, t)),
        ),
        figure(
          'big',
          sheet('big', onSheet(columns), widths.big, ({ side, ties }) => ring(side, ties)),
        ),
        ...derived.map((road) =>
          figure(road, sheet(road, onSheet(derivedRoad(columns, road)), widths[road], derivedMarks[road])),
        ),
      ),
    )
    for (const drawn of panel.querySelectorAll('svg')) drawn.setAttribute('aria-hidden', 'true')
  }
}
