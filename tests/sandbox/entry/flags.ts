/** The sandbox's flags, for the help of the commands that start it. `value` is an example. */
export const sandboxFlags = {
  port: {
    does: 'port of the sandbox, 4310 by default; the game provider takes the next one. 0 takes any',
    value: '5000',
  },
  host: {
    does: 'address to listen on, loopback by default; for a container that publishes its ports to loopback',
    value: '0.0.0.0',
  },
  proxied: { does: 'takes visitors’ addresses from X-Forwarded-For, for a server in front of it' },
  data: { does: 'folder of the databases, .cache/sandbox by default', value: '/srv/sandbox' },
  memory: { does: 'keeps accounts in memory only: they end with this run' },
  'web-root': { does: 'folder of the built site, dist/web by default', value: 'dist/web' },
} as const

export type SandboxFlag = keyof typeof sandboxFlags
