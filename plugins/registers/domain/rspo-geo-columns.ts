import { required, optional } from './column.ts'
import type { Column } from './register-format.ts'
import { rspoColumnsInCommon } from './rspo-layout.ts'

/** The columns of RSPO as flattened from its OpenStreetMap-tagged edition (24 columns, March 2022), as far as they are read. */
export const rspoGeoColumns = [
  ...rspoColumnsInCommon,
  required('county', 'Powiat (GeoNames)'),
  required('commune', 'Gmina (nazwa pliku)'),
  required('founder', 'Organ prowadzący'),
  optional('founderType', 'Typ organu (OSM)'),
  required('longitude', 'Długość'),
  required('latitude', 'Szerokość'),
] as const satisfies readonly Column[]

export type RspoGeoColumn = (typeof rspoGeoColumns)[number]['key']
