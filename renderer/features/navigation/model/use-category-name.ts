import { useTranslation } from 'react-i18next'
import type { NavCategory } from './build-nav.ts'

/** Returns a function that names a category in the current language. */
export function useCategoryName(): (entry: Pick<NavCategory, 'category' | 'vendorName'>) => string {
  const { t } = useTranslation()
  return ({ category, vendorName }) =>
    category === 'JILI' ? t('nav.vendorSlots', { vendor: vendorName ?? '' }) : t(`category.${category}`)
}
