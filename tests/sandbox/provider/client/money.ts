/** Making one takes far longer than using it. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
  formats.set(key, format)
  return format
}

/** An amount as the player reads it: "₱12.50". Only shown, never reckoned with, so a number does. */
export const formatMoney = (
  amount: string,
  { currency, language }: { readonly currency: string; readonly language: string },
): string => formatOf(/^(ty|fil|tl)\b/i.test(language) ? 'fil-PH' : 'en-PH', currency).format(Number(amount))
