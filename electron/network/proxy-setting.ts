import type { ProxyConfig } from 'electron'

const server = /^(https?|socks4|socks5):\/\/([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\]):(\d{1,5})\/?$/i

/**
 * Converts the administrator's proxy setting for Electron: "system" (the system's default), "direct" (none), or a
 * server's address with its port ("http://proxy.lan:3128", "socks5://10.0.0.1:1080"). Returns undefined for anything
 * else, including addresses with credentials, because the person is asked for those.
 */
export function proxyConfig(setting: string): ProxyConfig | undefined {
  if (setting === 'system' || setting === 'direct') return { mode: setting }
  const [, scheme = '', host = '', port = ''] = server.exec(setting) ?? []
  if (host === '' || Number(port) < 1 || Number(port) > 65_535) return undefined
  return { mode: 'fixed_servers', proxyRules: `${scheme}://${host}:${Number(port)}`.toLowerCase() }
}
