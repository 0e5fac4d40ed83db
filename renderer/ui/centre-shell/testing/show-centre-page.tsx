import { FileText } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { CentreShell } from '../centre-shell.tsx'

/**
 * Renders a page of a centre, as the only one of that centre, for a signed-in member.
 * @param label the page's title.
 * @param search the address's query, with the page's filter.
 */
export function showCentrePage(label: string, Page: ComponentType, search = '') {
  const part = lazyPart(async () => Page)
  const entry = { key: 'page', group: 'pages', label, Icon: FileText, gate: {}, part }
  const groups = [{ key: 'pages', label: 'Pages', entries: [entry] }]
  function Centre() {
    const [open, setOpen] = useState(true)
    if (!open) return <p>Closed</p>
    return (
      <CentreShell
        title="Centre"
        groups={groups}
        page="page"
        onPage={() => {}}
        onClose={() => setOpen(false)}
      />
    )
  }
  return renderSite(<Centre />, { path: `/${search}`, signedIn: true })
}
