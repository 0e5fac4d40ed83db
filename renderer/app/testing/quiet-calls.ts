/** Calls whose failure isn't shown, because most screens are complete without them. On the screens listed it is shown. */
const quietBut: Readonly<Record<string, readonly string[]>> = {
  // The site's own data: what it can't be had of is left out, or as the brand has it.
  'system.permission': [],
  'system.whitelabel': [],
  'system.settings': ['forgotPassword'],
  'system.announcements': ['page notices', 'member messageV2'],
  'system.routers': ['page download'],
  'system.registerRules': ['register'],
  'system.helpCenter': ['page help'],
  'system.countryCodes': [],
  'feedback.rules': [],
  // Whose account it is, and what waits there.
  'member.info': ['member transferUpline'],
  'member.balance': [],
  'member.agentCheck': [],
  'member.consolidated': [],
  'member.unreadCount': [],
  'member.promotionCount': [],
  'member.avatar': [],
  'member.icon': [],
  'rewards.waiting': [],
  'agentContracts.waiting': [],
  'agentTeam.own': [],
  'agentNews.list': ['agent announcements'],
  // A line of the list of sections; the section itself shows the failure.
  'limits.overview': ['member securityCenter section=limits'],
  'paymentPassword.state': ['member withdraw', 'member securityCenter section=paymentPassword'],
  'payout.accounts': ['member withdraw', 'member securityCenter section=payoutAccounts'],
  'profile.own': ['member securityCenter section=profile'],
  'profile.choices': [],
  'contacts.bound': ['member securityCenter section=contacts'],
  'identity.check': ['member securityCenter section=identity'],
  'devices.signedIn': ['member securityCenter section=devices'],
  // Beside what a page is about.
  'games.vendors': ['page sports'],
  'games.menus': [],
  'games.hot': [],
  'games.events': [],
  // The place of the view already says that it can't be opened, because no answer here names a good address.
  'games.lobbyLaunch': [],
  'lottery.recent': [],
  'promotions.states': [],
  'withdrawals.list': ['member withdraw view=history'],
  'cashier.depositOrders': ['member depositv2 list=orders'],
}

/** Calls that other screens are about. On these, what they answer is left out. */
const quietOn: Readonly<Record<string, readonly string[]>> = {
  'games.ownRows': ['welcome'],
  'games.popular': ['search'],
  // What a tile shows under the pointer, which stands where the list opens.
  'games.detail': ['subGames'],
  'games.recent': ['search'],
  'promotions.list': ['search'],
  'cashier.depositChannels': ['member depositv2 order=1', 'member depositv2 list=orders'],
}

/** Whether a screen may do without what a call answers, and say nothing. */
export const isQuiet = (id: string, screen: string): boolean =>
  quietBut[id]?.includes(screen) === false || quietOn[id]?.includes(screen) === true
