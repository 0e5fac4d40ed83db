import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import styles from './register-centre.module.css'

/** An account that was just created, with its first password, which isn't kept anywhere. */
export type MadeAccount = { username: string; password: string }

type AccountMadeProps = { account: MadeAccount; onAnother: () => void }

/** Shows what to hand over to the account's owner. */
export function AccountMade({ account: { username, password }, onAnother }: AccountMadeProps) {
  const { t } = useTranslation('agentRegister')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const handleCopy = () =>
    void navigator.clipboard.writeText(`${username}\n${password}`).then(
      () => showToast({ title: t('account.copied') }),
      // The browser denied clipboard access.
      () => showToast({ tone: 'warn', title: t('link.copyFailed') }),
    )
  return (
    <>
      <h4 ref={heading} tabIndex={-1}>
        {t('account.done', { account: username })}
      </h4>
      <p className="small muted">{t('account.next')}</p>
      <Facts>
        <Fact exact name={t('account.name')}>
          <bdi>{username}</bdi>
        </Fact>
        <Fact exact name={t('account.password')}>
          <bdi>{password}</bdi>
        </Fact>
      </Facts>
      <div className={styles.actions}>
        <Button onClick={handleCopy}>
          <Copy />
          <span>{t('account.copy')}</span>
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          {t('account.another')}
        </Button>
      </div>
    </>
  )
}
