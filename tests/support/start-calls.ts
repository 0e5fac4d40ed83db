import { expect } from '@playwright/test'
import type { SandboxClient } from './sandbox.ts'

const ofTheSite = [
  'system.permission',
  'system.whitelabel',
  'system.settings',
  'system.announcements',
  'system.routers',
  'system.domainRoute',
  'system.countryCodes',
  'games.menus',
  'games.vendors',
  'games.popular',
  'games.winners',
]

const ofTheMember = [
  'member.info',
  'member.balance',
  'member.promotionCount',
  'member.unreadCount',
  'chat.unread',
  'member.avatar',
  'member.icon',
  'member.consolidated',
  'member.merchantWallet',
]

/**
 * Waits until all calls that the home page makes by itself have reached the gateway since its last reset. Afterwards
 * a journey can change the gateway or count calls without interference from those.
 */
export async function startCallsMade(sandbox: SandboxClient, who: 'visitor' | 'member'): Promise<void> {
  const all = who === 'member' ? [...ofTheSite, ...ofTheMember] : ofTheSite
  await expect
    .poll(
      async () => {
        const made = await sandbox.calls()
        return all.filter((endpoint) => made[endpoint] === undefined)
      },
      { message: 'calls the page has yet to make' },
    )
    .toEqual([])
}
