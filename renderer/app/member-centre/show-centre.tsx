import { useState } from 'react'
import { renderSite } from '#lib/testing/render-site.tsx'
import { MemberCentre } from './member-centre.tsx'

/** Renders the member centre at an address, with a page open or, for "none", only the menu. */
export const showCentre = (search = '', first = 'personalHistoryCopy') =>
  renderSite(<Turned first={first} />, { path: `/${search}`, signedIn: true })

function Turned({ first }: { first: string }) {
  const [page, setPage] = useState(first === 'none' ? undefined : first)
  const [open, setOpen] = useState(true)
  return open ? <MemberCentre page={page} onPage={setPage} onClose={() => setOpen(false)} /> : <p>Closed</p>
}
