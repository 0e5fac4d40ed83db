/** What other parts of the site read of promotions. The pages are imported by their files. */
export { promotionQueries } from './api/promotion-queries.ts'
