/** Formats minor units for a message: "₱1,000.00". */
export const pesos = (minor: number): string =>
  new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' }).format(minor / 100)
