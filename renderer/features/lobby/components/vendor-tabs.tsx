import { ChevronLeft, ChevronRight, Flame } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { centre, useChosenInSight } from '#lib/line/centre.ts'
import { useEdges } from '#lib/line/use-edges.ts'
import type { Vendor } from '#shared/contract/endpoints/games.ts'
import * as constants from '#shared/domain/constants.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { VendorLogo } from '#ui/vendor-logo/vendor-logo.tsx'
import { tabTarget } from '../model/tab-target.ts'
import { usePicturesSettled } from './use-pictures-settled.ts'
import styles from './vendor-tabs.module.css'

export interface VendorTabsProps {
  /** Empty until they have loaded. The bar then only reserves its space. */
  vendors: readonly Vendor[]
  /** The vendor shown. Undefined for all of them. */
  value: string | undefined
  /** Whether there is a tab that shows all vendors together. */
  withAll: boolean
  /** Id of the tab panel. */
  panelId: string
  onChange: (vendor: string | undefined) => void
}

/** Vendor logos in one row that scrolls sideways, with arrow buttons when there are more than seven vendors. */
export function VendorTabs({ vendors, value, withAll, panelId, onChange }: VendorTabsProps) {
  const { t } = useTranslation('lobby')
  const list = useRef<HTMLDivElement>(null)
  const edges = useEdges(list)
  const settled = usePicturesSettled(list, vendors.length > 0)
  const codes = [...(withAll ? [undefined] : []), ...vendors.map(({ vassalage }) => vassalage)]
  const current = codes.indexOf(value)
  const hasArrows = vendors.length > constants.vendorArrowAbove

  useChosenInSight(list, '[aria-selected="true"]', settled || undefined)

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = tabTarget(event.key, current, codes.length)
    if (target === undefined) return
    event.preventDefault()
    const tab = event.currentTarget.querySelectorAll('button')[target]
    tab?.focus()
    if (tab) centre(tab, event.currentTarget)
    onChange(codes[target])
  }
  const scroll = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.75, behavior: 'smooth' })
  const tabProps = (code: string | undefined, place: number) => ({
    type: 'button' as const,
    role: 'tab',
    'aria-selected': code === value,
    'aria-controls': panelId,
    tabIndex: place === Math.max(current, 0) ? 0 : -1,
    className: styles.tab,
    onClick: () => onChange(code),
  })

  return (
    <div className={styles.bar} data-arrows={hasArrows || undefined}>
      {hasArrows && !edges.atStart && (
        <IconButton label={t('vendors.previous')} onClick={() => scroll(-1)}>
          <ChevronLeft />
        </IconButton>
      )}
      <div
        ref={list}
        role="tablist"
        aria-label={t('vendors.label')}
        className={styles.list}
        data-settled={settled || undefined}
        data-start={edges.atStart || undefined}
        data-end={edges.atEnd || undefined}
        onKeyDown={handleKeyDown}
      >
        {withAll && <button {...tabProps(undefined, 0)}>{t('vendors.all')}</button>}
        {vendors.map(({ vassalage, displayName, smallIcon, isHot }, place) => (
          <button key={vassalage} {...tabProps(vassalage, place + (withAll ? 1 : 0))}>
            <VendorLogo icon={smallIcon} name={displayName} />
            {isHot === 1 && <Flame />}
          </button>
        ))}
      </div>
      {hasArrows && !edges.atEnd && (
        <IconButton label={t('vendors.more')} onClick={() => scroll(1)}>
          <ChevronRight />
        </IconButton>
      )}
    </div>
  )
}
