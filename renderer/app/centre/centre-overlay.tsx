import type { ComponentType } from 'react'
import type { CentreOverlay } from '#lib/overlay/overlay.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import type { CentreName } from '#lib/overlay/page-search.ts'
import { RecordSearchProvider } from '#lib/records/record-search.ts'
import type { CentreProps } from './centre.tsx'

/** The overlay of a centre. Its page, and that page's filter, are kept in the address. */
export function centreOverlay(name: CentreName, Centre: ComponentType<CentreProps>) {
  return function CentreAsOverlay({ page, query = '' }: Omit<CentreOverlay, 'name'>) {
    const show = useOverlays((state) => state.show)
    const close = useOverlays((state) => state.close)
    const search = new URLSearchParams(query)
    const handlePage = (key: string | undefined) => show({ name, ...(key !== undefined && { page: key }) })
    return (
      <RecordSearchProvider
        value={{
          search,
          change: (update) =>
            show({ name, ...(page !== undefined && { page }), query: update(search).toString() }),
        }}
      >
        <Centre page={page} onPage={handlePage} onClose={close} />
      </RecordSearchProvider>
    )
  }
}
