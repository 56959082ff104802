/** Addresses of its public screens by name, in the demo data. */
export const screens = {
  'how opinions are checked': '/jak-sprawdzamy-opinie',
  'opinions of a facility': '/placowka/tecza-zlobek-warszawa/opinie',
}
