/** Cached, because creating a format takes far longer than using it. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
  formats.set(key, format)
  return format
}

/** An amount for display, such as "₱12.50". Never used for calculations, so converting to a number is fine. */
export const formatMoney = (
  amount: string,
  { currency, language }: { readonly currency: string; readonly language: string },
): string => formatOf(/^(ty|fil|tl)\b/i.test(language) ? 'fil-PH' : 'en-PH', currency).format(Number(amount))
