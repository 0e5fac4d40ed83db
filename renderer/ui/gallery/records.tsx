import { useState } from 'react'
import { type DateRange, pastPresets, presetRange } from '#lib/records/date-range.ts'
import { Button } from '#ui/button/button.tsx'
import { ExportButton } from '#ui/csv-export/export-button.tsx'
import { ExportProgress } from '#ui/csv-export/export-progress.tsx'
import type { Column } from '#ui/data-table/column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Delta } from '#ui/delta/delta.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { FilterMenu } from '#ui/filter-bar/filter-menu.tsx'
import { Money } from '#ui/money/money.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { Block, Line } from './block.tsx'

const peso = { currency: 'PHP', locale: 'en-PH' }
const today = '2026-11-21'
const doNothing = () => {}

const bets = [
  { id: '1', time: '21:34:12', game: 'Golden Carabao', bet: '5', payout: '120', result: '115' },
  { id: '2', time: '20:55:30', game: 'Bituin Roulette', bet: '200', payout: '0', result: '-200' },
]

const columns: Column<(typeof bets)[number]>[] = [
  { key: 'time', header: 'Time', cell: ({ time }) => <span className="num">{time}</span>, card: 'note' },
  { key: 'game', header: 'Game', cell: ({ game }) => game, card: 'title' },
  {
    key: 'bet',
    header: 'Bet',
    figures: true,
    cell: ({ bet }) => <Money amount={bet} {...peso} />,
    card: 'figureNote',
  },
  {
    key: 'payout',
    header: 'Payout',
    figures: true,
    cell: ({ payout }) => <Money amount={payout} {...peso} />,
  },
  {
    key: 'result',
    header: 'Result',
    figures: true,
    cell: ({ result }) => <Delta amount={result} {...peso} />,
    card: 'figure',
  },
]

const sum = {
  bet: <Money amount="205" {...peso} />,
  payout: <Money amount="120" {...peso} />,
  result: <Delta amount="-85" {...peso} />,
}
const totals = [
  { key: 'page', label: 'This page', cells: sum },
  { key: 'all', label: 'All pages', cells: sum },
]

const noBets = (
  <EmptyState scene="boat" title="No bets in these 7 days" action={<Button size="sm">Show 30 days</Button>}>
    Bets show here a few seconds after each round.
  </EmptyState>
)

export function TablesBlock() {
  const [page, setPage] = useState(3)
  const table = { columns, rowKey: ({ id }: { id: string }) => id, fallback: noBets }
  return (
    <>
      <Block title="Table">
        <DataTable
          {...table}
          label="Bets"
          rows={bets}
          totals={totals}
          onOpen={doNothing}
          openLabel={({ game, time }) => `Details of ${game}, ${time}`}
        />
        <Pager label="Pages of bets" page={page} count={24} onPage={setPage} summary="1 – 9 of 214" />
      </Block>
      <Block title="Table, loading">
        <DataTable {...table} label="Bets on their way" rows={[]} loading />
      </Block>
      <Block title="Table, not up to date">
        <DataTable
          {...table}
          label="Bets of before"
          rows={bets}
          stale
          notice={<Notice tone="warn">Not brought up to date.</Notice>}
        />
      </Block>
      <Block title="Table, empty">
        <DataTable {...table} label="No bets" rows={[]} />
      </Block>
    </>
  )
}

const vendors = [
  { value: 'KD', label: 'Kidlat' },
  { value: 'LN', label: 'Luntian' },
]

export function RecordsBlock() {
  const [range, setRange] = useState<DateRange>(presetRange('last7', today))
  const [vendor, setVendor] = useState<string | undefined>('KD')
  return (
    <Block title="Records" wide>
      <FilterBar presets={pastPresets} range={range} today={today} latest={today} onRange={setRange}>
        <FilterMenu label="Vendor" all="All vendors" options={vendors} value={vendor} onValue={setVendor} />
      </FilterBar>
      <Figures
        figures={[
          { key: 'count', name: 'Bets', value: '214' },
          { key: 'bet', name: 'Bet', value: <Money amount="4862" {...peso} /> },
          { key: 'net', name: 'Net result', value: <Delta amount="229.40" {...peso} /> },
        ]}
      />
      <Line>
        <ExportButton running={false} disabled={false} onStart={doNothing} />
      </Line>
      <ExportProgress
        state={{ status: 'running', rows: 61_020, total: 98_412 }}
        onStart={doNothing}
        onStop={doNothing}
      />
      <ExportProgress
        state={{ status: 'done', rows: 214, total: 214 }}
        onStart={doNothing}
        onStop={doNothing}
      />
    </Block>
  )
}
