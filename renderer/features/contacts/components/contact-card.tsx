import { Mail, Smartphone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactKind } from '#shared/contract/endpoints/contacts.ts'
import type { Proof } from '#shared/contract/endpoints/second-proof.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { BindForm } from './bind-form.tsx'
import styles from './contacts-section.module.css'

type ContactCardProps = {
  kind: ContactKind
  /** Masked; null if none is bound. */
  bound: string | null
  proofs: readonly Proof[]
  open: boolean
  onOpen: () => void
  onClose: () => void
}

const icons = { mobile: <Smartphone />, email: <Mail /> }

/** One bound contact, with the form that binds or changes it. */
export function ContactCard({ kind, bound, proofs, open, onOpen, onClose }: ContactCardProps) {
  const { t } = useTranslation('account')
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    // The form had the focus and is gone.
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])
  const act = bound === null ? 'bind' : 'change'
  return (
    <Card>
      <div className={styles.head}>
        <span className={styles.icon}>{icons[kind]}</span>
        <div className="grow">
          <h3>{t(`contacts.${kind}`)}</h3>
          <p className="num">{bound ?? t(`contacts.missing.${kind}`)}</p>
        </div>
        {!open && (
          <Button
            ref={button}
            size="sm"
            variant={bound === null ? 'accent' : undefined}
            aria-label={t(`contacts.${act}Named.${kind}`)}
            onClick={onOpen}
          >
            {t(`contacts.${act}`)}
          </Button>
        )}
      </div>
      {open && <BindForm kind={kind} proofs={proofs} onDone={onClose} />}
    </Card>
  )
}
