/** The path of the analytics tag's script, which alone may run of its host. */
export const tagPath = '/gtag/js'
