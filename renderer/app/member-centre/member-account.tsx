import { useQuery } from '@tanstack/react-query'
import { ArrowUp, Plus, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBalance, useRefreshBalance } from '#lib/balance/use-balance.tsx'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useNarrow } from '#lib/media/use-narrow.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useAccount } from '../header/use-account.ts'
import styles from './member-account.module.css'

/** The member's name, club and level, and the balance; on phones the ways to deposit and withdraw. */
export function MemberAccount() {
  const { t } = useTranslation()
  const { data } = useQuery(memberQueries(useGateway()).info())
  const refresh = useRefreshBalance()
  const { face } = useAccount()
  const labels = [data?.clubLabel, ...(data?.memberLabel ?? [])].flatMap((label) => label?.labelName ?? [])
  return (
    <div className={styles.account}>
      <div className={styles.who}>
        <Avatar {...face} />
        <div className="grow">
          <b className="clip">
            {data ? data.nickname || data.account : <Skeleton width="90px" height="14px" />}
          </b>
          {labels.length > 0 && <small className="clip">{labels.join(' · ')}</small>}
        </div>
      </div>
      <div className={styles.balance}>
        <small>{t('balance.label')}</small>
        <Figure />
        <IconButton
          label={t('balance.refresh')}
          size="sm"
          data-aside=""
          onClick={(event) => void refresh(event.currentTarget)}
        >
          <RotateCw />
        </IconButton>
      </div>
      {useNarrow() && <Ways />}
    </div>
  )
}

function Ways() {
  const { t } = useTranslation('member')
  const show = useOverlays((state) => state.show)
  return (
    <div className={styles.ways}>
      <Button variant="primary" onClick={() => show({ name: 'member', page: 'depositv2' })}>
        <Plus />
        <span>{t('page.depositv2')}</span>
      </Button>
      <Button onClick={() => show({ name: 'member', page: 'withdraw' })}>
        <ArrowUp />
        <span>{t('page.withdraw')}</span>
      </Button>
    </div>
  )
}

/** Separate, so that a changed balance rerenders nothing else. */
function Figure() {
  const { t } = useTranslation()
  const { shown, failed } = useBalance()
  return (
    <span className="fig">
      {shown ?? (failed ? <small>{t('balance.failed')}</small> : <Skeleton width="96px" height="22px" />)}
    </span>
  )
}
