// Uses each library that every page of the site needs, and nothing else: the minimum to compare the site with.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { initReactI18next, useTranslation } from 'react-i18next'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { create } from 'zustand'

const useCount = create<{ count: number }>(() => ({ count: 0 }))

function Page() {
  const { t } = useTranslation()
  const { data } = useQuery({ queryKey: ['bare'], queryFn: () => Promise.resolve(1) })
  return (
    <Link to="/">
      {t('action.logIn')} {useCount((state) => state.count)} {data}
    </Link>
  )
}

await i18next
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { common: { action: { logIn: 'hello' } } } } })
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path="/" element={<Page />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
  )
