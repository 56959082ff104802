import { token } from '#core/kernel/token.ts'
import type { VoivodeshipSlug } from './voivodeship.ts'

/** The shape of the country, as coarse as the 1:10m boundary it is read from. */
export interface Territory {
  /** Metres from a point (EPSG:4326 degrees) to the voivodeship's boundary when outside it; 0 inside. */
  metresOutside(voivodeship: VoivodeshipSlug, longitude: number, latitude: number): number
}
export const Territory = token<Territory>('core/Territory')
