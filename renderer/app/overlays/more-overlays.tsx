import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import type { Overlay } from '#lib/overlay/overlay.ts'
import type { overlayLoaders } from './overlay-parts.ts'

/** Overlays that no button on every page opens. Each is imported from its own file. */
const parts = {
  changePassword: lazyPart(() =>
    import('#features/auth/password/change-password-overlay.tsx').then((part) => part.ChangePasswordOverlay),
  ),
  forgotPassword: lazyPart(() =>
    import('#features/auth/password/forgot-password-overlay.tsx').then((part) => part.ForgotPasswordOverlay),
  ),
  demoWarning: lazyPart(() =>
    import('#features/auth/session/demo-warning-overlay.tsx').then((part) => part.DemoWarningOverlay),
  ),
  welcome: lazyPart(() =>
    import('#features/welcome/components/welcome-overlay.tsx').then((part) => part.WelcomeOverlay),
  ),
  freePlay: lazyPart(() =>
    import('#features/auth/session/free-play-overlay.tsx').then((part) => part.FreePlayOverlay),
  ),
  subGames: lazyPart(() =>
    import('#features/lobby/components/sub-games-overlay.tsx').then((part) => part.SubGamesOverlay),
  ),
  gameDetails: lazyPart(() =>
    import('#features/lobby/components/game-details-overlay.tsx').then((part) => part.GameDetailsOverlay),
  ),
  deposit: lazyPart(() =>
    import('#features/cashier/components/deposit-overlay.tsx').then((part) => part.DepositOverlay),
  ),
  clientSettings: lazyPart(() =>
    import('#features/client-settings/components/client-settings-overlay.tsx').then(
      (part) => part.ClientSettingsOverlay,
    ),
  ),
  kioskOperator: lazyPart(() =>
    import('#features/kiosk/components/operator-overlay.tsx').then((part) => part.OperatorOverlay),
  ),
  agent: lazyPart(() => import('./agent-overlay.tsx').then((part) => part.AgentOverlay)),
  member: lazyPart(() => import('./member-overlay.tsx').then((part) => part.MemberOverlay)),
  notice: lazyPart(() =>
    import('#features/notices/components/notice-dialog.tsx').then((part) => part.NoticeDialog),
  ),
}

export type OtherOverlay = Exclude<Overlay, { name: keyof typeof overlayLoaders }>

/** Renders an overlay that isn't one of `overlayLoaders`. */
export function MoreOverlay({ overlay }: { overlay: OtherOverlay }) {
  switch (overlay.name) {
    case 'changePassword': {
      const ChangePassword = parts.changePassword()
      return <ChangePassword {...overlay} />
    }
    case 'demoWarning': {
      const DemoWarning = parts.demoWarning()
      return <DemoWarning {...overlay} />
    }
    case 'freePlay': {
      const FreePlay = parts.freePlay()
      return <FreePlay {...overlay} />
    }
    case 'subGames': {
      const SubGames = parts.subGames()
      return <SubGames {...overlay} />
    }
    case 'gameDetails': {
      const GameDetails = parts.gameDetails()
      return <GameDetails {...overlay} />
    }
    case 'agent': {
      const Agent = parts.agent()
      return <Agent {...overlay} />
    }
    case 'member': {
      const Member = parts.member()
      return <Member {...overlay} />
    }
    case 'notice': {
      const Notice = parts.notice()
      return <Notice {...overlay} />
    }
    default: {
      const Part = parts[overlay.name]()
      return <Part />
    }
  }
}
