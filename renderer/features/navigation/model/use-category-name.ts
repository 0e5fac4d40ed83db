import { useTranslation } from 'react-i18next'
import type { NavCategory } from './build-nav.ts'

/** What a category is called in the language of the page. */
export function useCategoryName(): (entry: Pick<NavCategory, 'category' | 'vendorName'>) => string {
  const { t } = useTranslation()
  return ({ category, vendorName }) =>
    category === 'JILI' ? t('nav.vendorSlots', { vendor: vendorName ?? '' }) : t(`category.${category}`)
}
