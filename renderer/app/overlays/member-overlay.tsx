import { centreOverlay } from '../centre/centre-overlay.tsx'
import { MemberCentre } from '../member-centre/member-centre.tsx'

export const MemberOverlay = centreOverlay('member', MemberCentre)
