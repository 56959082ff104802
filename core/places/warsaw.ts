/** Initial bounds of the map: Warszawa, in EPSG:4326 degrees (decisions §27). */
export const warsawBounds = { west: 20.8517, north: 52.3681, east: 21.2711, south: 52.0977 } as const
