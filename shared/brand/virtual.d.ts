declare module 'virtual:brand' {
  import type { siteBrand } from '#shared/brand/brand.ts'

  /** What the site uses from the start of the brand of this build, checked at build. */
  export const brand: ReturnType<typeof siteBrand>
}

declare module 'virtual:brand-client' {
  import type { ClientBrand } from '#shared/brand/brand.ts'

  /** What the desktop client's main process uses of the brand of this build, checked at build. */
  export const brand: ClientBrand
  /** The site's Content Security Policy, generated from the brand. */
  export const contentSecurityPolicy: string
}

declare module 'virtual:brand-keys' {
  import type { Brand } from '#shared/brand/brand.ts'

  /**
   * The brand's public keys. A module of their own, because keys are large, don't compress and few pages use them.
   */
  export const encryptionKeys: Brand['encryptionKeys']
}

declare module 'virtual:brand-late' {
  import type { Brand } from '#shared/brand/brand.ts'

  /** What isn't needed before the first paint: where analytics go, the operator's other addresses, and its own words. */
  export const analytics: Brand['analytics']
  export const domainHosts: Brand['hosts']['domains']
  /** What the operator says of itself, and where it can be reached. */
  export const about: Pick<Brand, 'claims' | 'contact' | 'helpline' | 'licence' | 'responsibleMessage'>
  /** The provider that verifies a mobile number at registration. */
  export const phoneAuth: Brand['phoneAuth']
}

declare module 'virtual:gateway-mapping' {
  import type { GatewayMapping } from '#shared/contract/wire-mapping.ts'

  /** How the brand's gateway differs from the contract; empty where it doesn't. */
  export const gatewayMapping: GatewayMapping
}

declare module 'virtual:brand-tray' {
  /** The brand's mark for the system's tray: a PNG of 32 × 32 pixels as a data URL. */
  export const trayIcon: string
}

declare module 'virtual:brand-assets' {
  /** Address of the brand's mark (SVG). */
  export const markUrl: string
}

declare module 'virtual:brand-styles.css' {}

interface ImportMetaEnv {
  /** Whether the brand's gateway differs from the contract. Undefined outside a build of the site. */
  readonly GATEWAY_MAPPED: boolean | undefined
  /** First path segments of the brand's gateway. Undefined outside a build of the client. */
  readonly GATEWAY_NAMESPACES: readonly string[] | undefined
}
