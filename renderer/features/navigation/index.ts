export { useNav } from './api/use-nav.ts'
export { useCategoryName } from './model/use-category-name.ts'
