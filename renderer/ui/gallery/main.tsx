import '../../styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { startI18n } from '#lib/i18n/i18n.ts'
import { Gallery } from './gallery.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('gallery.html has no #root to draw in.')

const theme = new URLSearchParams(location.search).get('theme')
if (theme) document.documentElement.dataset.theme = theme

await startI18n()
createRoot(root).render(
  <StrictMode>
    <MemoryRouter>
      <Gallery />
    </MemoryRouter>
  </StrictMode>,
)
