import type { SettingValues } from './definitions.ts'

/** The codes in a comma-separated setting. */
export const codesIn = (text: string): string[] => text.split(',').flatMap((code) => code.trim() || [])

/** Whether the merchant has hidden a vendor with its games. */
export const isVendorHidden = (
  { hiddenVendors }: Pick<SettingValues, 'hiddenVendors'>,
  code: string,
): boolean => codesIn(hiddenVendors).includes(code)
