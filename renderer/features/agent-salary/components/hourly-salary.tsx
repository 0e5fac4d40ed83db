import { SteppedPage } from './stepped-page.tsx'

/** What each hour of the team's bets pays, by steps. */
export const HourlySalary = () => <SteppedPage kind="hourly" />
