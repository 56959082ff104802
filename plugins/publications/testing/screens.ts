const facility = '/placowka/sloneczko-przedszkole-krakow'

/** Addresses of its public screens by name, in the demo data. */
export const screens = {
  'news of a facility': `${facility}/aktualnosci`,
  'post of a facility': `${facility}/aktualnosci/dzien-otwarty-w-sobote`,
}
