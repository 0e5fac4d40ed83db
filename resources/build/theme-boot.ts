import type { Brand } from '#shared/brand/brand.ts'

/**
 * The script that runs inline in the head, before the first paint. Sets the theme, so that the page doesn't flash, and
 * marks which page's skeleton to show. A stored theme wins. Without one (any value except the two known themes counts
 * as none) the system's is taken where the brand allows it; the default is light.
 */
export function themeBoot({ theme }: Pick<Brand, 'theme'>): string {
  const unset = theme.followSystem ? '||t!=="light"&&matchMedia("(prefers-color-scheme:dark)").matches' : ''
  return `(()=>{let t;try{t=localStorage.getItem("theme")}catch{}let d=document.documentElement.dataset,s={"/":"home","/rng":"slots"}[location.pathname];d.theme=t==="dark"${unset}?"dark":"light";if(s)d.start=s})()`
}
