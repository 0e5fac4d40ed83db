import { Suspense, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type DateRange, pastPresets, presetRange } from '#lib/records/date-range.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FilterBar } from './filter-bar.tsx'

const today = '2026-11-21'

function Bar() {
  const [range, setRange] = useState<DateRange>(presetRange('last7', today))
  return (
    <Suspense>
      <Dialog open onClose={() => {}} title="Centre" closeLabel="Close">
        <FilterBar presets={pastPresets} range={range} today={today} latest={today} onRange={setRange} />
        <output>{`${range.preset} ${range.from} ${range.to}`}</output>
      </Dialog>
    </Suspense>
  )
}

test('[MBR-08] a preset is chosen by a press and is marked', async () => {
  const screen = await render(<Bar />)
  await expect
    .element(screen.getByRole('button', { name: 'Last 7 days' }))
    .toHaveAttribute('aria-pressed', 'true')
  await screen.getByRole('button', { name: 'Yesterday' }).click()
  await expect.element(screen.getByText('yesterday 2026-11-20 2026-11-20')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Last 7 days' }))
    .toHaveAttribute('aria-pressed', 'false')
})

test('[MBR-08] days are typed; what can’t be a range is said at the field and changes nothing', async () => {
  const screen = await render(<Bar />)
  await screen.getByRole('button', { name: /^Dates: Nov 15/ }).click()
  await screen.getByLabelText('From').fill('2026-11-30')
  await screen.getByRole('button', { name: 'Show dates' }).click()
  const to = screen.getByLabelText('To')
  await expect.element(to).toHaveAccessibleDescription(/start date is after the end date/)
  await expect.element(to).toHaveValue('2026-11-21')
  await expect.element(screen.getByText('last7 2026-11-15 2026-11-21')).toBeVisible()
  await screen.getByLabelText('From').fill('2026-09-01')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('undefined 2026-09-01 2026-11-21')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Dates: Sep 1/ })).toHaveFocus()
})

test('[A11Y-01] Escape closes the dates and not the centre around them', async () => {
  const screen = await render(<Bar />)
  await screen.getByRole('button', { name: /^Dates/ }).click()
  await screen.getByLabelText('From').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog', { name: 'Choose dates' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('dialog', { name: 'Centre' })).toBeVisible()
})
