import { EventEmitter } from 'node:events'
import type { App, Session, WebContents, WebPreferences } from 'electron'
import { gatewayAddress } from '../../gateway/address.ts'
import { isSecureOrigin } from '../origins.ts'
import { decideNavigation, decidePermission, outsideForm, type Subject, type WindowKind } from '../policy.ts'
import { createWebContentsRegistry } from '../web-contents-registry.ts'
import { type Wiring, type wireContents, type wireSession } from '../wire.ts'
import { hostileAddresses, hostileOutside } from './hostile-addresses.ts'

/** Everything in the client that Electron's security checklist covers. A test breaks one thing at a time. */
export type World = {
  /** Shipped sources by path, relative to the project's root. */
  sources: ReadonlyMap<string, string>
  preferences: (kind: WindowKind) => WebPreferences
  decide: {
    navigation: typeof decideNavigation
    permission: typeof decidePermission
    outside: typeof outsideForm
  }
  wire: { contents: typeof wireContents; session: typeof wireSession }
  policies: readonly string[]
  builder: Readonly<Record<string, unknown>>
  manifest: { devDependencies: Readonly<Record<string, string>> }
}

export type Item = {
  item: string
  /** Returns what violates the item; empty when nothing does. */
  faults: (world: World) => string[]
  /** Returns a world that violates the item. */
  broken: (world: World) => World
}

const kinds: readonly WindowKind[] = ['site', 'game', 'support', 'check']
const subjectOf = (kind: WindowKind): Subject => ({
  kind,
  origins: ['https://play.example'],
  frames: [],
  permissions: [],
})
const fault = (isFault: boolean, words: string) => (isFault ? [words] : [])

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** Returns the files that match a pattern outside comments, except allowed files. */
const found = ({ sources }: World, pattern: RegExp, ...allowed: string[]): string[] =>
  [...sources]
    .filter(([file, text]) => pattern.test(text.replaceAll(comments, '')) && !allowed.includes(file))
    .map(([file]) => file)

const withSource = (world: World, file: string, text: string): World => ({
  ...world,
  sources: new Map([...world.sources, [file, text]]),
})

/** An item for a preference that must have this value on every page. */
const preference = (item: string, name: keyof WebPreferences, value: unknown): Item => ({
  item,
  faults: ({ preferences }) => kinds.filter((kind) => preferences(kind)[name] !== value),
  broken: (world) => ({
    ...world,
    preferences: (kind) => ({ ...world.preferences(kind), ...(kind === 'game' && { [name]: !value }) }),
  }),
})

/** Wires an app with a page in it, and returns ways to test what the page may do. */
function wired(world: World, kind: WindowKind) {
  const app = new EventEmitter()
  const page = new EventEmitter() as EventEmitter & { open: (details: { url: string }) => { action: string } }
  const handlers = {
    setWindowOpenHandler: (open: typeof page.open) => Object.assign(page, { open }),
    setWebRTCIPHandlingPolicy: () => {},
  }
  Object.assign(page, handlers, { open: () => ({ action: 'allow' }) })
  const wiring: Wiring = {
    contentsRegistry: createWebContentsRegistry(),
    openExternal: () => Promise.resolve(true),
    sources: [],
    kiosk: false,
    refused: () => {},
  }
  wiring.contentsRegistry.set(page as unknown as WebContents, subjectOf(kind))
  world.wire.contents(app as unknown as App, wiring)
  app.emit('web-contents-created', {}, page)
  const isPrevented = (event: string, details: object = {}) => {
    let prevented = false
    const preventDefault = () => {
      prevented = true
    }
    page.emit(event, { ...details, preventDefault })
    return prevented
  }
  return { page, isPrevented }
}

/** Returns the names of the setters called on a session. */
function handlersOf(world: World): string[] {
  const given: string[] = []
  const session = new Proxy(new EventEmitter(), {
    get: (target, name, receiver) =>
      String(name).startsWith('set') ? () => given.push(String(name)) : Reflect.get(target, name, receiver),
  })
  world.wire.session(session as unknown as Session, {
    contentsRegistry: createWebContentsRegistry(),
    openExternal: () => Promise.resolve(true),
    sources: [],
    kiosk: false,
    refused: () => {},
  })
  return given
}

const fuses = {
  runAsNode: false,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableCookieEncryption: true,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  grantFileProtocolExtraPrivileges: false,
}

/** The only files that may ask Electron for a session by its partition. */
const sessionFiles = [
  'electron/client.ts',
  'electron/client/open-storage.ts',
  'electron/client/start-guests.ts',
  'electron/games/game-sessions.ts',
]
/** The only file that may open something outside the client. */
const externalFile = 'electron/client/start-security.ts'
/** The only file that may give a page the site's preload script. */
const sitePreloadFile = 'electron/client/start-main-window.ts'

/** Electron's security checklist, item by item in its own order (electronjs.org/docs/latest/tutorial/security). */
export const checklist: readonly Item[] = [
  {
    item: '1 secure content only',
    faults: (world) => [
      ...found(world, /['"`]http:\/\/(?!127\.0\.0\.1|localhost)/),
      ...fault(isSecureOrigin('http://game.example'), 'a game over http'),
      ...fault(gatewayAddress('http://gateway.example', []).ok, 'a gateway over http'),
    ],
    broken: (world) => withSource(world, 'electron/x.ts', "load('http://game.example/')"),
  },
  {
    ...preference('2 no Node for remote content', 'nodeIntegration', false),
    faults: ({ preferences }) =>
      (['nodeIntegration', 'nodeIntegrationInWorker', 'nodeIntegrationInSubFrames'] as const).flatMap(
        (name) => kinds.filter((kind) => preferences(kind)[name] !== false).map((kind) => `${kind}: ${name}`),
      ),
  },
  preference('3 context isolation', 'contextIsolation', true),
  {
    ...preference('4 sandbox', 'sandbox', true),
    faults: ({ preferences, sources }) => [
      ...kinds.filter((kind) => preferences(kind).sandbox !== true),
      ...fault(!sources.get('electron/index.ts')?.includes('app.enableSandbox()'), 'the app itself'),
    ],
  },
  {
    item: '5 permissions are denied, asked and looked up, but for those granted',
    faults: (world) => [
      ...['setPermissionRequestHandler', 'setPermissionCheckHandler', 'setDevicePermissionHandler'].filter(
        (name) => !handlersOf(world).includes(name),
      ),
      ...kinds.filter((kind) => {
        const asked = { origin: kind === 'site' ? 'app://site' : 'https://play.example', isMainFrame: true }
        return ['media', 'geolocation', 'clipboard-read', 'made-up'].some((permission) =>
          world.decide.permission(subjectOf(kind), { ...asked, permission }),
        )
      }),
      ...found(world, /fromPartition\(/, ...sessionFiles),
    ],
    broken: (world) => ({ ...world, wire: { ...world.wire, session: () => {} } }),
  },
  {
    ...preference('6 web security', 'webSecurity', true),
    faults: (world) => [
      ...kinds.filter((kind) => world.preferences(kind).webSecurity !== true),
      ...found(
        world,
        /disable-web-security|ignore-certificate-errors|setCertificateVerifyProc/,
        'electron/start/start-refusal.ts',
      ),
    ],
  },
  {
    item: '7 a content policy, without inline or evaluated scripts, with Trusted Types',
    faults: ({ policies }) =>
      policies.flatMap((policy) => [
        ...fault(/unsafe-(inline|eval|hashes)| \*[ ;]/.test(policy), 'unsafe'),
        ...fault(!policy.includes("default-src 'none'"), 'default-src'),
        ...fault(!policy.includes("require-trusted-types-for 'script'"), 'Trusted Types'),
        ...fault(!policy.includes("base-uri 'none'"), 'base-uri'),
      ]),
    broken: (world) => ({
      ...world,
      policies: world.policies.map((policy) =>
        policy.replace("script-src 'self'", "script-src 'unsafe-inline'"),
      ),
    }),
  },
  preference('8 no insecure content', 'allowRunningInsecureContent', false),
  preference('9 no experimental features', 'experimentalFeatures', false),
  {
    item: '10 no Blink features switched on',
    faults: (world) => [
      ...kinds.filter((kind) => 'enableBlinkFeatures' in world.preferences(kind)),
      ...found(world, /enableBlinkFeatures|enable-blink-features|enable-features/),
    ],
    broken: (world) => ({
      ...world,
      preferences: (kind) => ({ ...world.preferences(kind), enableBlinkFeatures: 'CSSVariables' }),
    }),
  },
  {
    item: '11 no webview, nor one that opens windows',
    faults: (world) => [
      ...kinds.filter((kind) => world.preferences(kind).webviewTag !== false),
      ...found(world, /<webview|allowpopups/i),
    ],
    broken: (world) => withSource(world, 'renderer/x.tsx', '<webview allowpopups />'),
  },
  {
    item: '12 a webview that a page makes all the same is not attached',
    faults: (world) => kinds.filter((kind) => !wired(world, kind).isPrevented('will-attach-webview')),
    broken: (world) => ({ ...world, wire: { ...world.wire, contents: () => {} } }),
  },
  {
    item: '13 navigation is limited',
    faults: (world) =>
      kinds.flatMap((kind) => {
        const { isPrevented } = wired(world, kind)
        return hostileAddresses.filter(
          (url) =>
            world.decide.navigation(subjectOf(kind), { url, isMainFrame: true }) === 'allow' ||
            !isPrevented('will-frame-navigate', { url, isMainFrame: true }) ||
            !isPrevented('will-redirect', { url, isMainFrame: true }),
        )
      }),
    broken: (world) => ({ ...world, decide: { ...world.decide, navigation: () => 'allow' } }),
  },
  {
    item: '14 new windows are limited',
    faults: (world) =>
      kinds.flatMap((kind) =>
        [...hostileAddresses, 'https://play.example/'].filter(
          (url) => wired(world, kind).page.open({ url }).action !== 'deny',
        ),
      ),
    broken: (world) => ({ ...world, wire: { ...world.wire, contents: () => {} } }),
  },
  {
    item: '15 one way to outside, for addresses that are checked',
    faults: (world) => [
      ...found(world, /\bshell\b[^'\n]*from 'electron'|shell\.open|openPath\(/, externalFile),
      ...fault(
        !/createOpenExternal\(\(url\) => shell\.openExternal\(url\)/.test(
          world.sources.get(externalFile) ?? '',
        ),
        'the wrapper',
      ),
      ...fault(world.sources.get(externalFile)?.split('shell.').length !== 2, 'another way past it'),
      ...hostileOutside.filter((url) => world.decide.outside(url, []) !== undefined),
    ],
    broken: (world) =>
      withSource(world, 'electron/x.ts', "import { shell } from 'electron'\nshell.openExternal(x)"),
  },
  {
    item: '16 a current Electron, pinned',
    faults: ({ manifest }) => {
      const version = manifest.devDependencies.electron ?? ''
      return fault(!/^\d+\.\d+\.\d+$/.test(version) || Number.parseInt(version, 10) < 45, version)
    },
    broken: (world) => ({ ...world, manifest: { devDependencies: { electron: '^30.0.0' } } }),
  },
  {
    item: '17 every message’s sender is looked at',
    faults: (world) => [
      ...found(
        world,
        /ipcMain\.(on|once|handle|handleOnce)\(|\.ipc\b/,
        'electron/ipc/registrar.ts',
        'electron/ipc/guest-messages.ts',
      ),
      ...fault(!world.sources.get('electron/ipc/registrar.ts')?.includes('senderFault('), 'calls'),
      ...fault(
        !world.sources.get('electron/ipc/guest-messages.ts')?.includes('contentsRegistry.get(sender)'),
        'messages',
      ),
    ],
    broken: (world) => withSource(world, 'electron/x.ts', "ipcMain.handle('open', (_, url) => open(url))"),
  },
  {
    item: '18 no page from file:',
    faults: (world) => found(world, /loadFile\(|['"`]file:/i),
    broken: (world) => withSource(world, 'electron/x.ts', "window.loadFile('index.html')"),
  },
  {
    item: '19 every fuse is set',
    faults: ({ builder }) => {
      const set = Object(builder.electronFuses) as Record<string, unknown>
      const wrong = Object.entries(fuses).filter(([name, value]) => set[name] !== value)
      return [...wrong.map(([name]) => name), ...fault(builder.asar !== true, 'asar')]
    },
    broken: (world) => ({ ...world, builder: { ...world.builder, electronFuses: { runAsNode: true } } }),
  },
  {
    item: '20 nothing of Electron over the bridge, and no bridge but the site’s',
    faults: (world) => [
      ...found(world, /contextBridge|exposeInMainWorld/, 'preload/site.ts'),
      ...fault(
        !/exposeInMainWorld\('desktop', api\)/.test(world.sources.get('preload/site.ts') ?? ''),
        'the bridge',
      ),
      ...fault(
        /:\s*ipcRenderer\b(?!\.)/.test(world.sources.get('preload/site.ts') ?? ''),
        'ipcRenderer itself',
      ),
      ...found(world, /preload\(?.*site\.cjs|'site\.cjs'/, sitePreloadFile),
      ...fault(world.sources.get(sitePreloadFile)?.split('site.cjs').length !== 2, 'site.cjs elsewhere'),
    ],
    broken: (world) =>
      withSource(world, 'preload/guest-messages.ts', "contextBridge.exposeInMainWorld('ipc', ipcRenderer)"),
  },
]
