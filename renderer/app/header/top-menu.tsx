import { Headset } from 'lucide-react'
import { NavSocial } from '#features/navigation/components/nav-social.tsx'
import { TopLinks } from '#features/navigation/components/top-links.tsx'
import { useCustomerServiceEntry } from '../layout/use-customer-service.ts'

/** What the header has besides the games: customer service, the rankings, the apps, the social page. */
export function TopMenu() {
  const service = useCustomerServiceEntry()
  return (
    <>
      {service.open && (
        <button type="button" title={service.label} onClick={service.open}>
          <Headset />
          <span>{service.label}</span>
        </button>
      )}
      <TopLinks />
      <NavSocial />
    </>
  )
}
