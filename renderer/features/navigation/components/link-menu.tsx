import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Menu } from '#ui/menu/menu.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'

type LinkMenuProps = { label: string; icon: ReactNode; links: readonly { to: string; label: string }[] }

/** Links as one entry of the header: a menu, the link itself if it is the only one, nothing without any. */
export function LinkMenu({ label, icon, links }: LinkMenuProps) {
  const [first, second] = links
  if (!first) return null
  if (!second)
    return (
      <Tooltip text={first.label}>
        <Link to={first.to}>
          {icon}
          <span>{first.label}</span>
        </Link>
      </Tooltip>
    )
  return (
    <Menu
      label={label}
      align="end"
      trigger={(props) => (
        <Tooltip text={label}>
          <button {...props} type="button">
            {icon}
            <span>{label}</span>
          </button>
        </Tooltip>
      )}
      items={links.map(({ to, label: name }) => ({ value: to, to, label: name }))}
    />
  )
}
