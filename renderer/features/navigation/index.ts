export { useNav } from './api/use-nav.ts'
export { useRankingLinks } from './api/use-top-links.ts'
export { useCategoryName } from './model/use-category-name.ts'
