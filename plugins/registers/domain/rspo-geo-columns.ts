import { needed, welcome } from './column.ts'
import type { Column } from './register-format.ts'
import { rspoColumnsInCommon } from './rspo-layout.ts'

/** The columns of RSPO as flattened from its OpenStreetMap-tagged edition (24 columns, March 2022), as far as they are read. */
export const rspoGeoColumns = [
  ...rspoColumnsInCommon,
  needed('county', 'Powiat (GeoNames)'),
  needed('commune', 'Gmina (nazwa pliku)'),
  needed('founder', 'Organ prowadzący'),
  welcome('founderType', 'Typ organu (OSM)'),
  needed('longitude', 'Długość'),
  needed('latitude', 'Szerokość'),
] as const satisfies readonly Column[]

export type RspoGeoColumn = (typeof rspoGeoColumns)[number]['key']
