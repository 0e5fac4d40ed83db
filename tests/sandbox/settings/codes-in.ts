/** The codes in a setting that lists them, separated by commas. */
export const codesIn = (text: string): string[] => text.split(',').flatMap((code) => code.trim() || [])
