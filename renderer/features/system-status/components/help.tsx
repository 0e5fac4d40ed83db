import { about } from 'virtual:brand-late'
import { Headset, Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenCustomerService, useServiceIsThere } from '#lib/customer-service/use-customer-service.ts'
import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './closed-screen.module.css'

/** Button for customer service if its address can be decrypted and opened, otherwise the operator's email address. */
export function Help() {
  const { t } = useTranslation('closed')
  const [failed, setFailed] = useState(false)
  const isThere = useServiceIsThere()
  const open = useOpenCustomerService(() => setFailed(true))
  if (isThere && open)
    return (
      <>
        <Button variant="primary" size="lg" onClick={open}>
          <Headset />
          <span>{t('closed.service')}</span>
        </Button>
        {failed && (
          <p role="alert" className={styles.contact}>
            <span>{t('closed.serviceFailed')}</span>
            {about.contact && <Email {...about.contact} />}
          </p>
        )}
      </>
    )
  // Placeholder while the address is being decrypted.
  if (isThere === undefined) return <Skeleton width="194px" height="48px" />
  if (!about.contact) return null
  return (
    <p className={styles.contact}>
      <span>{t('closed.write')}</span>
      <Email {...about.contact} />
    </p>
  )
}

const Email = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className="touch">
    <Mail />
    <span>{email}</span>
  </a>
)
