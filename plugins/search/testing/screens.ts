/** Addresses of its public screens by name, in the demo data. */
export const screens = {
  search: '/szukaj?q=przedszkole%20z%20ogrodem%20krak%C3%B3w',
}
