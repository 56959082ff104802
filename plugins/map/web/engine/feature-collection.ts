/** Converts items with coordinates to GeoJSON; other members become properties. */
export const featureCollectionOf = <Item extends { readonly long: number; readonly lat: number }>(items: readonly Item[]) => ({
  type: 'FeatureCollection' as const,
  features: items.map(({ long, lat, ...properties }) => ({
    type: 'Feature' as const,
    properties,
    geometry: { type: 'Point' as const, coordinates: [long, lat] },
  })),
})
