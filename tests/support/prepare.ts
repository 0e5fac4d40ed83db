/**
 * Installs what the tests need besides npm packages: a Chromium, fonts for Thai, Chinese and Japanese, a keyring for
 * the vault's tests, and the web server for the published site. As root on a Debian machine, it installs what is
 * missing; otherwise it only reports it.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromiumPath, headlessShell, wholeChromiumPath } from './chromium.ts'

/** The nginx module in Debian that serves brotli files. */
const nginxBrotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

type Need = {
  what: string
  packages: string[]
  there: () => boolean
  /** Whether the tests also run without it. */
  canDoWithout?: () => boolean
}

const onPath = (program: string) => spawnSync('which', [program], { stdio: 'ignore' }).status === 0

const needs: Need[] = [
  {
    what: 'Chromium’s headless shell',
    packages: ['chromium-headless-shell'],
    there: () => existsSync(process.env.CHROMIUM_PATH ?? headlessShell),
    canDoWithout: () => wholeChromiumPath() !== undefined,
  },
  { what: 'Chromium', packages: ['chromium'], there: () => wholeChromiumPath() !== undefined },
  {
    what: 'fonts for Chinese and Japanese',
    packages: ['fonts-noto-cjk'],
    there: () => existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'),
  },
  {
    what: 'a font for Thai',
    packages: ['fonts-thai-tlwg'],
    there: () => existsSync('/usr/share/fonts/truetype/tlwg'),
  },
  { what: 'dbus', packages: ['dbus'], there: () => onPath('dbus-run-session') },
  {
    what: 'a keyring',
    packages: ['gnome-keyring', 'libsecret-1-0'],
    there: () => onPath('gnome-keyring-daemon'),
  },
  {
    what: 'nginx',
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    there: () => existsSync('/usr/sbin/nginx') && existsSync(nginxBrotli),
  },
]

function run(command: string, ...args: string[]): boolean {
  return (
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  )
}

/** Installs what is missing, if it may. Returns what is still missing. */
export function prepare(): string[] {
  if (process.platform !== 'linux') {
    // Playwright's own download is used there; it reports its own errors.
    return chromiumPath() || run('npx', 'playwright', 'install', 'chromium') ? [] : ['Chromium']
  }
  const missing = needs.filter((need) => !need.there())
  if (missing.length > 0 && process.getuid?.() === 0 && onPath('apt-get')) {
    console.log(`installing ${missing.map(({ what }) => what).join(', ')} …`)
    run('apt-get', 'update', '-qq')
    run(
      'apt-get',
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      ...missing.flatMap(({ packages }) => packages),
    )
  }
  return needs
    .filter((need) => !need.there() && !need.canDoWithout?.())
    .map(({ what, packages }) => `${what} (Debian: apt-get install ${packages.join(' ')})`)
}
