import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { InviteLink } from '#shared/contract/endpoints/agent-register.ts'
import { Button } from '#ui/button/button.tsx'
import type { Column } from '#ui/data-table/column.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { RecordTable } from '#ui/record-table/record-table.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { linksPerPage, type RegisterCentreState, useChangeLink } from '../api/use-register-centre.ts'
import styles from './register-centre.module.css'
import { SwitchOffDialog } from './switch-off-dialog.tsx'
import { useInviteAddress } from './use-invite-address.ts'

/** The agent's links with what came through them. An active one is switched off here, and on again. */
export function LinkTable({ state: { links, page, setPage } }: { state: RegisterCentreState }) {
  const { t } = useTranslation('agentRegister')
  const { tag } = useLanguage()
  const faultMessage = useFaultMessage()
  const { copy } = useInviteAddress()
  const { mutateAsync, isPending } = useChangeLink()
  const [asked, setAsked] = useState<InviteLink>()
  const nameOf = ({ name, code }: InviteLink) => name || code
  const change = async (link: InviteLink, on: boolean) => {
    setAsked(undefined)
    try {
      await mutateAsync({ linkId: link.linkId, on })
      showToast({ title: t(`switch.done.${on ? 'on' : 'off'}`, { name: nameOf(link) }) })
    } catch (error) {
      showToast({ tone: 'danger', title: faultMessage(error) })
    }
  }
  // The desk above says how to make the first one.
  if (links.data?.total === 0) return null
  const columns: Column<InviteLink>[] = [
    { key: 'name', header: t('links.name'), card: 'title', cell: (link) => <bdi>{nameOf(link)}</bdi> },
    {
      key: 'code',
      header: t('links.code'),
      cell: ({ code }) => (
        <span className="num" translate="no">
          {code}
        </span>
      ),
    },
    { key: 'kind', header: t('link.opens'), cell: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'rate',
      header: t('link.rate'),
      figures: true,
      cell: ({ rate }) => formatPercent(rate, tag, 2),
    },
    {
      key: 'visits',
      header: t('links.visits'),
      figures: true,
      cell: ({ visits }) => formatCount(visits, tag),
    },
    {
      key: 'registered',
      header: t('links.registered'),
      figures: true,
      card: 'figure',
      cell: ({ registrations }) => formatCount(registrations, tag),
    },
    {
      key: 'state',
      header: t('links.state'),
      card: 'note',
      cell: ({ state }) => <Tag tone={state === 'active' ? 'accent' : 'plain'}>{t(`state.${state}`)}</Tag>,
    },
    {
      key: 'action',
      header: t('links.action'),
      card: 'figureNote',
      cell: (link) => (
        <span className={styles.row}>
          {link.state === 'active' && (
            <>
              <IconButton
                size="sm"
                label={t('link.copyOf', { name: nameOf(link) })}
                onClick={() => copy(link)}
              >
                <Copy />
              </IconButton>
              <Button
                size="sm"
                aria-label={t('switch.offOf', { name: nameOf(link) })}
                onClick={() => setAsked(link)}
              >
                {t('switch.off')}
              </Button>
            </>
          )}
          {link.state === 'off' && (
            <Button
              size="sm"
              busy={isPending}
              aria-label={t('switch.onOf', { name: nameOf(link) })}
              onClick={() => void change(link, true)}
            >
              {t('switch.on')}
            </Button>
          )}
        </span>
      ),
    },
  ]
  return (
    <section className={styles.links} aria-label={t('links.title')}>
      <h3>{t('links.title')}</h3>
      <RecordTable
        label={t('links.title')}
        columns={columns}
        rowKey={({ linkId }) => linkId}
        skeletons={3}
        query={links}
        page={page}
        perPage={linksPerPage}
        onPage={setPage}
        failed={t('links.failed')}
        empty={null}
      />
      {asked && (
        <SwitchOffDialog
          name={nameOf(asked)}
          onOff={() => void change(asked, false)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}
