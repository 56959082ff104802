/** Addresses of its public screens by name, in the demo data. */
export const screens = {
  'report of illegal content': '/zglos-tresc',
  transparency: '/przejrzystosc',
}
