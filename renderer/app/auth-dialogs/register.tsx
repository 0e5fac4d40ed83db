import { RegisterOverlay, type RegisterOverlayProps } from '#features/auth/register/register-overlay.tsx'
import { DialogBanner } from '#features/banners/components/dialog-banner.tsx'

/** The registration, with the operator's banner beside its form. */
export const Register = (props: RegisterOverlayProps) => <RegisterOverlay {...props} Banner={DialogBanner} />
