/** Things with a point as GeoJSON; what else they have becomes their properties. */
export const pointsOf = <Thing extends { readonly long: number; readonly lat: number }>(all: readonly Thing[]) => ({
  type: 'FeatureCollection' as const,
  features: all.map(({ long, lat, ...properties }) => ({
    type: 'Feature' as const,
    properties,
    geometry: { type: 'Point' as const, coordinates: [long, lat] },
  })),
})
