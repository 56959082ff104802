/** Places with fewer facilities are `noindex` and not in the sitemap (decisions §27). */
export const minIndexedFacilities = 3
