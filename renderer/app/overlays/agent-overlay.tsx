import { AgentCentre } from '../agent-centre/agent-centre.tsx'
import { centreOverlay } from '../centre/centre-overlay.tsx'

export const AgentOverlay = centreOverlay('agent', AgentCentre)
