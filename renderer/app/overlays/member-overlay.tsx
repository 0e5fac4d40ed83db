import type { Overlay } from '#lib/overlay/overlay.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { RecordSearchProvider } from '#lib/records/record-search.ts'
import { MemberCentre } from '../member-centre/member-centre.tsx'

type MemberOverlayProps = Omit<Extract<Overlay, { name: 'member' }>, 'name'>

/** The member centre. Its page, and that page's filter, are kept in the address. */
export function MemberOverlay({ page, query = '' }: MemberOverlayProps) {
  const show = useOverlays((state) => state.show)
  const close = useOverlays((state) => state.close)
  const search = new URLSearchParams(query)
  const handlePage = (key: string | undefined) =>
    show({ name: 'member', ...(key !== undefined && { page: key }) })
  return (
    <RecordSearchProvider
      value={{
        search,
        change: (update) =>
          show({ name: 'member', ...(page !== undefined && { page }), query: update(search).toString() }),
      }}
    >
      <MemberCentre page={page} onPage={handlePage} onClose={close} />
    </RecordSearchProvider>
  )
}
