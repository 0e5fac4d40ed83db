/** What the client's menu and keys ask the site to do. `reload` is the running game's: the page itself main reloads. */
export type SiteCommand = 'settings' | 'search' | 'home' | 'back' | 'forward' | 'help' | 'support' | 'reload'
