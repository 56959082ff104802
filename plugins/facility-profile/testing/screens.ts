/** Addresses of its public screens by name, in the demo data. */
export const screens = {
  profile: '/placowka/tecza-zlobek-warszawa',
  contact: '/placowka/tecza-zlobek-warszawa/kontakt',
  'report of a facility': '/placowka/tecza-zlobek-warszawa/zglos',
}
