import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { type ContactKind, contactKinds } from '#shared/contract/endpoints/contacts.ts'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { contactsQuery } from '../api/contacts-query.ts'
import { ContactCard } from './contact-card.tsx'
import styles from './contacts-section.module.css'

/** The bound mobile number and email address. Each can be bound or changed in its place. */
export function ContactsSection() {
  const { t } = useTranslation(['account', 'auth', 'codes'])
  const query = useQuery(contactsQuery(useGateway()))
  const { data, error } = query
  const [open, setOpen] = useState<ContactKind>()
  if (error && !data) return <LoadFailure query={query} title={t('contacts.failed')} />
  return (
    <div className={styles.list}>
      <CentreHead note={t('contacts.note')} />
      {!data && <Skeleton height="180px" />}
      {data &&
        contactKinds.map((kind) => (
          <ContactCard
            key={kind}
            kind={kind}
            bound={data[kind]}
            proofs={data.proofs ?? []}
            open={open === kind}
            onOpen={() => setOpen(kind)}
            onClose={() => setOpen(undefined)}
          />
        ))}
      <Notice icon={<ShieldCheck />}>
        <b>{t('contacts.why')}</b> <span>{t('contacts.whyBody')}</span>
      </Notice>
    </div>
  )
}
