/** Addresses of its public screens by name, in the demo data. */
export const screens = {
  map: '/wszystkie-lokalizacje?miasto=malopolskie/krakow',
}
