import { token } from '#core/kernel/token.ts'
import type { VoivodeshipSlug } from './voivodeship.ts'

/** Boundaries of the voivodeships, with the precision of the 1:10m map. */
export interface Territory {
  /** Returns the metres from a point (EPSG:4326 degrees) to the voivodeship's boundary; 0 inside it. */
  metresOutside(voivodeship: VoivodeshipSlug, longitude: number, latitude: number): number
}
export const Territory = token<Territory>('core/Territory')
