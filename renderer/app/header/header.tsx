import { GamesNav } from '#features/navigation/components/games-nav.tsx'
import { deferredPart } from '#lib/lazy-part/lazy-part.ts'
import { AfterFirstPaint } from '#ui/deferred/after-first-paint.tsx'
import { Region } from '#ui/region/region.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { overlayIntent } from '../overlays/overlay-parts.ts'
import styles from './header.module.css'
import { HomeLink } from './home-link.tsx'
import { SearchButton } from './search-button.tsx'
import { SessionArea } from './session-area.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const languagePicker = deferredPart(() => import('./language-picker.tsx').then((part) => part.LanguagePicker))
const topMenu = deferredPart(() => import('./top-menu.tsx').then((part) => part.TopMenu))

/** The header of wide windows, in two rows. */
export function Header() {
  const LanguagePicker = languagePicker()
  const TopMenu = topMenu()
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <div className={`wrap ${styles.row}`}>
          <HomeLink />
          <SearchButton className={styles.search} {...overlayIntent('search')} />
          <AfterFirstPaint place={<Skeleton width="60px" height="32px" />}>
            <LanguagePicker align="end" />
          </AfterFirstPaint>
          <ThemeSwitch />
          <SessionArea />
        </div>
      </div>
      <Region fallback={() => null}>
        <GamesNav
          side={
            <AfterFirstPaint place={null}>
              <TopMenu />
            </AfterFirstPaint>
          }
        />
      </Region>
    </header>
  )
}
