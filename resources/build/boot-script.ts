import type { Brand } from '#shared/brand/brand.ts'

/** Milliseconds after which a page that hasn't started says so. On slow 3G the first script takes half of it. */
const longest = 15_000

/**
 * The script that runs inline in the head, before the first paint. Sets the theme, so that the page doesn't flash, and
 * marks which page's skeleton to show. A stored theme wins. Without one (any value except the two known themes counts
 * as none) the system's is taken where the brand allows it; the default is light.
 *
 * If the first script fails, or it or a sheet hasn't come for long, the page says so and offers another try. A sheet
 * that is still missing then is no longer waited for: the page is usable without, and gets it if it comes after all.
 */
export function bootScript({ theme }: Pick<Brand, 'theme'>): string {
  const unset = theme.followSystem ? '||t!=="light"&&matchMedia("(prefers-color-scheme:dark)").matches' : ''
  const start = `let t;try{t=localStorage.getItem("theme")}catch{}let d=document.documentElement.dataset,s={"/":"home","/rng":"slots"}[location.pathname];d.theme=t==="dark"${unset}?"dark":"light";if(s)d.start=s;`
  const rescue = `let r=()=>{let n=document.getElementById("slow");if(!n)return;n.hidden=false;for(let l of document.querySelectorAll("link[rel=stylesheet]"))if(!l.sheet){l.addEventListener("load",()=>{l.media="all"});l.media="print"}};addEventListener("error",e=>{if(e.target.localName==="script")r()},true);setTimeout(r,${longest})`
  return `(()=>{${start}${rescue}})()`
}
