import { LoginOverlay } from '#features/auth/login/login-overlay.tsx'
import { DialogBanner } from '#features/banners/components/dialog-banner.tsx'

/** The login, with the operator's banner beside its form. */
export const Login = () => <LoginOverlay Banner={DialogBanner} />
