import { Headset } from 'lucide-react'
import { NavSocial } from '#features/navigation/components/nav-social.tsx'
import { AppsMenu, RankingsMenu } from '#features/navigation/components/top-menus.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { useCustomerServiceEntry } from '../layout/use-customer-service.ts'

/** What the header has besides the games: customer service, the rankings, the social page, the apps. */
export function TopMenu() {
  const service = useCustomerServiceEntry()
  return (
    <>
      {service.open && (
        <Tooltip text={service.label}>
          <button type="button" onClick={service.open}>
            <Headset />
            <span>{service.label}</span>
          </button>
        </Tooltip>
      )}
      <RankingsMenu />
      <NavSocial />
      <AppsMenu />
    </>
  )
}
