import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { BrowserRouter, Route, Routes } from 'react-router-dom'

/** Renders a page of a fixture with the libraries that every page of the site has. */
export async function mount(page: ReactNode, texts: Record<string, unknown>): Promise<void> {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: texts } } })
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter>
          <Routes>
            <Route path="*" element={page} />
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>,
    )
}
