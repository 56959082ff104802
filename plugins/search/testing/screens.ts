/** Addresses of its public screens by name, in the demo data. */
export const screens = {
  search: '/szukaj?q=przedszkole%20z%20ogrodem%20krak%C3%B3w%20od%20wrze%C5%9Bnia',
  'search around a quarter': '/szukaj?q=przedszkole%20blisko%20Wrzeszcza%20z%20logoped%C4%85',
  'search of a question': '/szukaj?q=ile%20kosztuje%20przedszkole%20S%C5%82oneczko%20w%20Krakowie',
  'search of nothing near': '/szukaj?q=punkt%20przedszkolny%20Zakopane',
  'search without a text': '/szukaj',
}
