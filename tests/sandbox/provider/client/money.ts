/** An amount as the player reads it: "₱12.50". Only shown, never reckoned with, so a number does. */
export const formatMoney = (
  amount: string,
  { currency, language }: { readonly currency: string; readonly language: string },
): string =>
  new Intl.NumberFormat(/^(ty|fil|tl)\b/i.test(language) ? 'fil-PH' : 'en-PH', {
    style: 'currency',
    currency,
  }).format(Number(amount))
