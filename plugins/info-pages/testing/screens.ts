/** Addresses of its public screens by name, in the demo data. */
export const screens = {
  faq: '/faq/rodzic',
  terms: '/regulamin',
}
