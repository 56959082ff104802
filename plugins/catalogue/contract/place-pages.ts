/** Places with fewer facilities are `noindex` and not in the sitemap (decisions §27). */
export const minIndexedFacilities = 3

/** Metres from the point of a quarter within which its page lists facilities. */
export const quarterMetres = 2000
