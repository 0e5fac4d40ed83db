import { lazyPart } from '#lib/lazy-part/lazy-part.ts'

/** The pages that few visits start with. Each is loaded when it is first opened. */
const others = {
  lottery: lazyPart(() =>
    import('#features/lottery/components/lottery-page.tsx').then((part) => part.LotteryPage),
  ),
  deposit: lazyPart(() =>
    import('#features/cashier/components/deposit-page.tsx').then((part) => part.DepositPage),
  ),
  help: lazyPart(() => import('#features/content/components/help-page.tsx').then((part) => part.HelpPage)),
  promotion: lazyPart(() =>
    import('#features/promotions/components/promotion-page.tsx').then((part) => part.PromotionPage),
  ),
  points: lazyPart(() =>
    import('#features/points/components/point-mall-page.tsx').then((part) => part.PointMallPage),
  ),
  depositRank: lazyPart(() => import('./ranking-screens.tsx').then((part) => part.DepositRankScreen)),
  betRank: lazyPart(() => import('./ranking-screens.tsx').then((part) => part.BetRankScreen)),
  notices: lazyPart(() =>
    import('#features/notices/components/notices-page.tsx').then((part) => part.NoticesPage),
  ),
  download: lazyPart(() =>
    import('#features/content/components/download-page.tsx').then((part) => part.DownloadPage),
  ),
  feedback: lazyPart(() =>
    import('#features/content/components/feedback-page.tsx').then((part) => part.FeedbackPage),
  ),
  join: lazyPart(() => import('./agent-application-screen.tsx').then((part) => part.AgentApplicationScreen)),
  login: lazyPart(() => import('#features/auth/login/login-page.tsx').then((part) => part.LoginPage)),
  notFound: lazyPart(() => import('#app/layout/not-found-page.tsx').then((part) => part.NotFoundPage)),
}

/** Together, this and pages.ts must cover every page but home; otherwise `Screen` doesn't compile. */
export type OtherPage = keyof typeof others

/** Loads one of them before it is rendered. */
export const fetchOther = (page: OtherPage): Promise<void> => others[page].ahead()

/** Renders one of the pages that the first script doesn't list. */
export function MorePage({ page }: { page: OtherPage }) {
  const Page = others[page]()
  return <Page />
}
