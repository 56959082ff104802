import { moveBy } from '#core/kernel/local-plane.ts'
import type { CircleView } from './map-props.ts'

const corners = 64

/** Returns the outlines of circles as GeoJSON. */
export const outlinesOf = (circles: readonly CircleView[]) => ({
  type: 'FeatureCollection' as const,
  features: circles.map(({ long, lat, metres }) => {
    const coordinates = Array.from({ length: corners + 1 }, (_, at) => {
      const angle = (2 * Math.PI * at) / corners
      const { longitude, latitude } = moveBy({ longitude: long, latitude: lat }, metres * Math.sin(angle), metres * Math.cos(angle))
      return [longitude, latitude]
    })
    return { type: 'Feature' as const, properties: {}, geometry: { type: 'LineString' as const, coordinates } }
  }),
})
