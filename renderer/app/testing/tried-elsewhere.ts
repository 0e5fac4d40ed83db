/** Calls that nobody waits for, with the effect of their failure. */
export const nobodyWaits: Readonly<Record<string, string>> = {
  'member.updateLanguage': 'made beside a choice that the client keeps',
  'chat.unread': 'a badge that stays away',
  'games.liveTables': 'a row of home that stays away',
  'agentNews.read': 'a mark that changes back',
  'system.domainRoute': 'a notice that stays away',
}

/** Calls of the same button or form as another one, which is tried. */
export const sameAs: Readonly<Record<string, string>> = {
  'games.removeFavourite': 'games.addFavourite',
  'games.roomLaunch': 'games.launch',
  'devices.signOutOthers': 'devices.signOut',
  'contacts.boundCode': 'contacts.newCode',
  'messages.remove': 'messages.markRead',
  'messages.restore': 'messages.markRead',
  'paymentPassword.reset': 'paymentPassword.set',
  'paymentPassword.sendCode': 'contacts.newCode',
  'agentContracts.request': 'agentContracts.offer',
  'uploads.picture': 'feedback.picture',
}

/** Calls that need more than a screen that opens, and the file with the test that has them fail. */
export const triedElsewhere: Readonly<Record<string, string>> = {
  'session.firstLogin': 'renderer/features/auth/login/after-login.test.tsx',
  'session.logout': 'renderer/features/auth/login/inline-login.test.tsx',
  'system.status': 'renderer/features/system-status/components/system-gate.test.tsx',
  'games.rows': 'renderer/features/home/components/home-rows.test.tsx',
  'games.filters': 'renderer/features/lobby/components/lobby-filters.test.tsx',
  'games.lobbyLaunch': 'renderer/features/lottery/components/lottery-stage.test.tsx',
  'lottery.opened': 'renderer/features/lottery/components/lottery-page.test.tsx',
  'promotions.raffleDraw': 'renderer/features/promotions/raffle/raffle.test.tsx',
  'limits.set': 'renderer/features/limits/components/limits-section.test.tsx',
  'limits.setCheck': 'renderer/features/limits/components/limits-section.test.tsx',
  'limits.pause': 'renderer/features/limits/components/limits-section.test.tsx',
  'limits.playSession': 'renderer/features/game/components/reality-check.test.tsx',
  'limits.checked': 'renderer/features/game/components/reality-check.test.tsx',
  'feedback.send': 'renderer/features/content/components/feedback-desk.test.tsx',
  'feedback.picture': 'tests/e2e/specs/content.spec.ts',
  'join.send': 'renderer/features/agent-application/components/agent-application-page.test.tsx',
  'transfers.recipient': 'renderer/features/transfers/components/transfer-page.test.tsx',
  'paymentPassword.check': 'renderer/features/withdrawals/components/withdraw-page.test.tsx',
  'payout.add': 'renderer/features/withdrawals/components/account-sections.test.tsx',
  'profile.save': 'renderer/app/member-centre/my-account.test.tsx',
  'contacts.bind': 'renderer/app/member-centre/my-account.test.tsx',
  'agentTeam.setRate': 'renderer/features/agent-downline/components/downline-page.test.tsx',
  'agentContracts.downline': 'renderer/features/agent-contracts/components/contract-timing.test.tsx',
  'agentContracts.preview': 'renderer/features/agent-contracts/components/contract-timing.test.tsx',
  'agentContracts.effect': 'renderer/features/agent-contracts/components/contract-timing.test.tsx',
  'agentContracts.offer': 'renderer/features/agent-contracts/components/contracts-page.test.tsx',
  'agentContracts.answer': 'renderer/features/agent-contracts/components/contracts-page.test.tsx',
  'agentRegister.createLink': 'renderer/features/agent-register/components/register-centre.test.tsx',
  'agentDividends.request': 'renderer/features/agent-dividends/components/dividend-record.test.tsx',
  'agentDividends.reject': 'renderer/features/agent-dividends/components/dividend-record.test.tsx',
}
