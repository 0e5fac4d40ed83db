export { DeferredSquares } from './components/deferred-parts.tsx'
export { HomePage } from './components/home-page.tsx'
