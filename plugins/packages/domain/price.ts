/** Rate of VAT on packages, percent. */
const vatPercent = 23

/** Price in grosze. */
export interface Price {
  readonly net: number
  readonly vat: number
  readonly gross: number
}

/** Returns the price of a net amount after a discount in percent; halves of a grosz are rounded up. */
export const priceOf = (net: number, discount = 0): Price => {
  const reduced = Math.round((net * (100 - discount)) / 100)
  const vat = Math.round((reduced * vatPercent) / 100)
  return { net: reduced, vat, gross: reduced + vat }
}
