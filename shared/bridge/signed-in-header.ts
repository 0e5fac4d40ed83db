/** Header with which main marks an answer whose token it removed: the page is signed in, in the session of this name. */
export const signedInHeader = 'x-signed-in'
