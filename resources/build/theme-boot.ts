/**
 * Runs inline in the head, before the first paint: puts the stored theme on the document, so that nothing flashes,
 * and which page the site's outline is to stand for. Anything but the two known themes counts as none, and light is
 * the default.
 */
export const themeBoot = `(()=>{let t;try{t=localStorage.getItem("theme")}catch{}let d=document.documentElement.dataset,s={"/":"home","/rng":"slots"}[location.pathname];d.theme=t==="dark"?"dark":"light";if(s)d.start=s})()`
