/**
 * What the client's menu and shortcuts ask the site to do. `reload` means the running game; main reloads the page.
 */
export type SiteCommand = 'settings' | 'search' | 'home' | 'back' | 'forward' | 'help' | 'support' | 'reload'
