/** The page's build, from its head: "1.2.0+0a1b2c3d"; "dev" if there is none. */
export const release = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content || 'dev'
