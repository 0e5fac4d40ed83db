import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { ownPath } from '#lib/routes/own-path.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import type { Notice } from '../model/notice.ts'

/** What to do about a notice. Renders nothing if it leads nowhere, or away from this site. */
export function NoticeLink({ notice: { link } }: { notice: Notice }) {
  const close = useOverlays((state) => state.close)
  const to = ownPath(link?.path)
  if (!link || !to) return null
  return (
    <p>
      <LinkButton to={to} variant="accent" onClick={close}>
        {link.text}
      </LinkButton>
    </p>
  )
}
