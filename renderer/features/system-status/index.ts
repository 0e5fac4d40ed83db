export { SystemGate } from './components/system-gate.tsx'
