/** Page tag of the price list. */
export const priceListTag = 'price-list'
