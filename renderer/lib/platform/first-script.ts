/** URL of the script that started this page. It names the page's build. */
export const firstScript = (): string | undefined =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined
