const format = new Intl.NumberFormat('en-PH', { minimumFractionDigits: 2 })

/** An amount in minor units, for a text: "₱1,000.00". */
export const formatPeso = (minor: number): string => `₱${format.format(minor / 100)}`
