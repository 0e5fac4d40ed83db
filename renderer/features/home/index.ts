export { HomePage } from './components/home-page.tsx'
export { LateSquares } from './components/late-parts.tsx'
