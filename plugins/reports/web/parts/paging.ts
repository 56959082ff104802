/** Returns the page number of an address as the routes read it. */
export const paging = (page: string | undefined) => (page !== undefined && /^[1-9]\d{0,4}$/.test(page) && page !== '1' ? { page } : {})
