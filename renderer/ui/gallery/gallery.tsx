import { Moon } from 'lucide-react'
import { Suspense } from 'react'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import { Toaster } from '#ui/toast/toaster.tsx'
import { ChartsBlock } from './charts.tsx'
import { ButtonsBlock, FieldsBlock, TabsBlock } from './controls.tsx'
import { FiguresBlock, TilesBlock } from './data.tsx'
import { FoundationBlocks } from './foundation.tsx'
import styles from './gallery.module.css'
import { NotesBlock, StatesBlock } from './messages.tsx'
import { OverlaysBlock } from './overlays.tsx'
import { RecordsBlock, TablesBlock } from './records.tsx'

/** Every component in every state, for visual checks and axe. Not part of the product. */
export function Gallery() {
  return (
    <main className={`wrap ${styles.page}`}>
      <header className="spread">
        <div>
          <h1 className="visually-hidden">Components</h1>
          <Logo mark="/mark.svg" wordmark="palaro" />
          <p className="muted small">Every part in every state. Switch the theme to check both.</p>
        </div>
        <IconButton label="Switch theme" onClick={switchTheme}>
          <Moon />
        </IconButton>
      </header>
      <div className={styles.blocks}>
        <FoundationBlocks />
        <ButtonsBlock />
        <FieldsBlock />
        <TabsBlock />
        <FiguresBlock />
        <TilesBlock />
        <OverlaysBlock />
        <NotesBlock />
        <Suspense>
          <RecordsBlock />
          <ChartsBlock />
          <TablesBlock />
        </Suspense>
        <StatesBlock />
      </div>
      <Toaster label="Messages" closeLabel="Close" />
    </main>
  )
}

function switchTheme(): void {
  const { dataset } = document.documentElement
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark'
}
