/**
 * Runs inline in the head, before the first paint: puts the stored theme and language on the document, so
 * that nothing flashes. Anything but the two known themes counts as none, and light is the default.
 */
export const themeBoot = `(()=>{let t;try{t=localStorage.getItem("theme")}catch{}document.documentElement.dataset.theme=t==="dark"?"dark":"light"})()`
