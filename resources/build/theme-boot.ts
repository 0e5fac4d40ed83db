/**
 * Runs inline in the head, before the first paint. Sets the stored theme, so that the page doesn't flash, and marks
 * which page's skeleton to show. Any value except the two known themes counts as unset; the default is light.
 */
export const themeBoot = `(()=>{let t;try{t=localStorage.getItem("theme")}catch{}let d=document.documentElement.dataset,s={"/":"home","/rng":"slots"}[location.pathname];d.theme=t==="dark"?"dark":"light";if(s)d.start=s})()`
