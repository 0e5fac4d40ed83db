import type { Channel } from '#shared/bridge/bridge.ts'

/** `withPin`: only while the operator's PIN has unlocked the kiosk. `blocked`: not even then. */
export type Verdict = 'allowed' | 'withPin' | 'blocked'

/**
 * What a kiosk's page may call, channel by channel. A missing channel doesn't compile, so whoever adds one has to
 * decide whether it leads out of the kiosk's only window.
 */
export const lockdownPolicy = {
  'session:state': 'allowed',
  'session:forget': 'allowed',
  'memory:read': 'allowed',
  'memory:keep': 'allowed',
  'memory:forget': 'allowed',
  'memory:logIn': 'allowed',

  'games:open': 'allowed',
  'games:setShown': 'allowed',
  'games:pullOut': 'blocked',
  'games:putBack': 'allowed',
  'games:setMini': 'blocked',
  'games:setMuted': 'allowed',
  'games:focus': 'allowed',
  'games:tellBalance': 'allowed',
  'games:place': 'allowed',
  'games:cover': 'allowed',
  'games:uncover': 'allowed',
  'games:reload': 'allowed',
  'games:close': 'allowed',

  'check:person': 'allowed',
  'support:open': 'allowed',
  // Its own handler refuses every address and informs the page.
  'shell:openExternal': 'allowed',

  'log:write': 'allowed',
  'window:setFullScreen': 'blocked',
  'window:setTheme': 'allowed',
  'window:setLanguage': 'allowed',
  'settings:read': 'allowed',
  'settings:change': 'withPin',

  'updates:state': 'allowed',
  'updates:check': 'allowed',
  'updates:download': 'allowed',
  'updates:install': 'withPin',

  // The system's save dialog exposes the whole disk.
  'support:saveBundle': 'withPin',
  'life:listening': 'allowed',
  'proxy:question': 'allowed',
  'proxy:answer': 'allowed',

  'kiosk:state': 'allowed',
  'kiosk:unlock': 'allowed',
  'kiosk:do': 'allowed',
  'kiosk:stay': 'allowed',
  'kiosk:finish': 'allowed',

  'client:notify': 'allowed',
} as const satisfies Record<Channel, Verdict>

type ChannelsThatAre<Some extends Verdict> = {
  [C in Channel]: (typeof lockdownPolicy)[C] extends Some ? C : never
}[Channel]

export type AllowedChannel = ChannelsThatAre<'allowed'>
export type GuardedChannel = ChannelsThatAre<'withPin' | 'blocked'>
