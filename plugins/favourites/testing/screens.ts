/** Addresses of its public screens by name, in the demo data. */
export const screens = {
  favourites: '/ulubione',
  compare: '/porownaj?p=sloneczko-przedszkole-krakow,bajka-przedszkole-krakow',
}
