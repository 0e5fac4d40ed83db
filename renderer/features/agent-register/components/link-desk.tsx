import { brand } from 'virtual:brand'
import { Copy, Plus, Share2 } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatDate } from '#lib/i18n/format-dates.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { InviteLink } from '#shared/contract/endpoints/agent-register.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { QrCode } from '#ui/qr-code/qr-code.tsx'
import { SaveCodeButton } from '#ui/qr-code/save-code-button.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import type { RegisterOptions } from '../api/use-register-centre.ts'
import { LinkDialog } from './link-dialog.tsx'
import styles from './register-centre.module.css'
import { useInviteAddress } from './use-invite-address.ts'

/** The latest active link with its QR code, and a form for a new one. */
export function LinkDesk({ options }: { options: RegisterOptions }) {
  const { t } = useTranslation('agentRegister')
  const [isNew, setIsNew] = useState(false)
  const { latestLink } = options
  const picture = useRef<SVGSVGElement>(null)
  const make = (
    <Button size="sm" variant="accent" onClick={() => setIsNew(true)}>
      <Plus />
      <span>{t('link.new')}</span>
    </Button>
  )
  return (
    <Card>
      <section className={styles.desk} aria-label={t('link.title')}>
        <header className="spread">
          <h3>{t('link.title')}</h3>
          {latestLink && <Tag tone="soft">{latestLink.code}</Tag>}
        </header>
        {latestLink ? (
          <ActiveLink link={latestLink} picture={picture} />
        ) : (
          <EmptyState title={t('link.none')} action={make}>
            {t('link.noneHint')}
          </EmptyState>
        )}
        {latestLink && (
          <div className={styles.actions}>
            {make}
            <LinkActions link={latestLink} picture={picture} />
          </div>
        )}
        {isNew && <LinkDialog options={options} onClose={() => setIsNew(false)} />}
      </section>
    </Card>
  )
}

/** Edge that leaves room for the facts beside it, in pixels. */
const qrSize = 148

type LinkProps = {
  link: InviteLink
  /** The QR code, which is saved as a picture. */
  picture: RefObject<SVGSVGElement | null>
}

function ActiveLink({ link, picture }: LinkProps) {
  const { t } = useTranslation('agentRegister')
  const { tag } = useLanguage()
  const { addressOf } = useInviteAddress()
  const { name, kind, rate, ends, maxUses, registrations } = link
  return (
    <div className={styles.link}>
      <div className={styles.code}>
        <QrCode ref={picture} text={addressOf(link)} label={t('link.qr')} size={qrSize} />
      </div>
      <div className={styles.words}>
        {name && (
          <b className={styles.name}>
            <bdi>{name}</bdi>
          </b>
        )}
        <Facts>
          <Fact name={t('link.opens')}>{t(`kind.${kind}`)}</Fact>
          <Fact name={t('link.rate')}>{formatPercent(rate, tag)}</Fact>
          <Fact name={t('link.ends')}>{ends === null ? t('link.never') : formatDate(ends, tag)}</Fact>
          {maxUses !== null && (
            <Fact name={t('link.uses')}>
              {t('link.usesOf', { used: formatCount(registrations, tag), most: formatCount(maxUses, tag) })}
            </Fact>
          )}
        </Facts>
      </div>
      <p className={styles.address}>{addressOf(link)}</p>
    </div>
  )
}

/** Copies and shares a link, and saves its QR code. */
function LinkActions({ link, picture }: LinkProps) {
  const { t } = useTranslation('agentRegister')
  const { addressOf, copy } = useInviteAddress()
  const address = addressOf(link)
  const invitation = { title: t('link.invitation', { site: brand.name }), url: address }
  // Rejects when the person closes the browser's dialog.
  const handleShare = () => void navigator.share(invitation).catch(() => {})
  return (
    <>
      <Button size="sm" onClick={() => copy(link)}>
        <Copy />
        <span>{t('link.copy')}</span>
      </Button>
      {'share' in navigator && (
        <Button size="sm" onClick={handleShare}>
          <Share2 />
          <span>{t('link.share')}</span>
        </Button>
      )}
      <SaveCodeButton code={picture} name={`invite-${link.code}`} failed={t('link.saveFailed')}>
        {t('link.save')}
      </SaveCodeButton>
    </>
  )
}
