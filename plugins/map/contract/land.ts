import type { PictureLand } from '#core/ports/map-pictures.ts'
import type { Palette } from './palette.ts'

/** Areas of land that are filled alike: those of some kinds of a layer of the tiles. */
export interface LandArea {
  readonly name: string
  readonly layer: 'landcover' | 'landuse'
  readonly kinds: readonly string[]
  readonly colour: Exclude<keyof Palette, 'crayons'>
}

const parks = [
  'park',
  'garden',
  'playground',
  'village_green',
  'recreation_ground',
  'zoo',
  'golf_course',
  'pitch',
  'stadium',
  'grass',
  'allotments',
]

/** Areas from bottom to top; those that pictures leave out are `onMapAlone`. */
const areas = [
  { name: 'forests', layer: 'landcover', kinds: ['forest'], colour: 'wood' },
  { name: 'towns', layer: 'landcover', kinds: ['urban_area'], colour: 'built' },
  { name: 'built', layer: 'landuse', kinds: ['residential'], colour: 'built' },
  { name: 'industry', layer: 'landuse', kinds: ['industrial', 'commercial', 'railway', 'military', 'aerodrome'], colour: 'industry' },
  { name: 'schools', layer: 'landuse', kinds: ['school', 'kindergarten', 'university', 'college'], colour: 'school', onMapAlone: true },
  { name: 'hospitals', layer: 'landuse', kinds: ['hospital'], colour: 'hospital', onMapAlone: true },
  { name: 'woods', layer: 'landuse', kinds: ['wood', 'forest', 'scrub'], colour: 'wood' },
  { name: 'parks', layer: 'landuse', kinds: parks, colour: 'park' },
  { name: 'graves', layer: 'landuse', kinds: ['cemetery'], colour: 'grave' },
] as const satisfies readonly (LandArea & { readonly onMapAlone?: true })[]

/** All areas, for the style of the map. */
export const mapAreas: readonly LandArea[] = areas

/** Kinds of water that are lines. */
export const waterways: readonly string[] = ['river', 'canal', 'stream']

/** Land as pictures of the map draw it. */
export const pictureLand: PictureLand = {
  areas: areas.flatMap((area) => ('onMapAlone' in area ? [] : [area])),
  waterways,
}
