import { SteppedPage } from './stepped-page.tsx'

/** What each day of the team's bets pays, by steps. */
export const DailySalary = () => <SteppedPage kind="daily" />
