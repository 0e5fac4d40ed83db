// Uses each library that every page of the site needs, and nothing else: the minimum to compare the site with.
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { create } from 'zustand'
import { mount } from './mount.tsx'

const useCount = create<{ count: number }>(() => ({ count: 0 }))

function Page() {
  const { t } = useTranslation()
  const { data } = useQuery({ queryKey: ['bare'], queryFn: () => Promise.resolve(1) })
  return <Link to="/">{`${t('action.logIn')} ${useCount((state) => state.count)} ${data}`}</Link>
}

void mount(<Page />, { action: { logIn: 'hello' } })
