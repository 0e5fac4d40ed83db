/** Which build this page is of, as its head says: "1.2.0+0a1b2c3d"; "dev" where none was built. */
export const release = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content || 'dev'
