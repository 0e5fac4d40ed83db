import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { ownPath } from '#lib/routes/own-path.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'

/** Where a message leads. Renders nothing unless that is a page of this site. */
export function MessageLink({ path, label }: { path: string; label: string }) {
  const show = useOverlays((state) => state.show)
  const own = ownPath(path)
  if (own === undefined) return null
  const page = new URL(own, location.origin).searchParams.get('member')
  // A page of the member centre opens above the page that is below it now.
  if (page !== null)
    return (
      <Button variant="primary" onClick={() => show({ name: 'member', page })}>
        {label}
      </Button>
    )
  return (
    <LinkButton to={own} variant="primary">
      {label}
    </LinkButton>
  )
}
