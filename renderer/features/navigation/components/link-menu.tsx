import type { ReactNode } from 'react'
import { Menu } from '#ui/menu/menu.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'

type LinkMenuProps = { label: string; icon: ReactNode; links: readonly { to: string; label: string }[] }

/** Links as one entry of the header. Renders nothing without any. */
export function LinkMenu({ label, icon, links }: LinkMenuProps) {
  if (links.length === 0) return null
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
      items={links.map((link) => ({ value: link.to, to: link.to, label: link.label }))}
    />
  )
}
