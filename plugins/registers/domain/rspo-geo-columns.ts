import { optional, required } from './column.ts'
import type { Column } from './register-format.ts'
import { sharedRspoColumns } from './rspo-layout.ts'

/** Imported columns of RSPO as flattened from its OpenStreetMap-tagged edition (24 columns, March 2022). */
export const rspoGeoColumns = [
  ...sharedRspoColumns,
  required('county', 'Powiat (GeoNames)'),
  required('commune', 'Gmina (nazwa pliku)'),
  required('founder', 'Organ prowadzący'),
  optional('founderType', 'Typ organu (OSM)'),
  required('longitude', 'Długość'),
  required('latitude', 'Szerokość'),
] as const satisfies readonly Column[]

export type RspoGeoColumn = (typeof rspoGeoColumns)[number]['key']
