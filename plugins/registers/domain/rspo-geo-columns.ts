import { needed, welcome } from './column.ts'
import type { Column } from './register-format.ts'

/** The columns of RSPO as flattened from its OpenStreetMap-tagged edition (24 columns, March 2022), as far as they are read. */
export const rspoGeoColumns = [
  needed('number', 'Numer RSPO'),
  needed('name', 'Nazwa'),
  needed('voivodeship', 'Województwo'),
  needed('county', 'Powiat (GeoNames)'),
  needed('commune', 'Gmina (nazwa pliku)'),
  needed('locality', 'Miejscowość'),
  needed('street', 'Ulica'),
  needed('building', 'Numer budynku'),
  needed('apartment', 'Numer lokalu'),
  needed('postCode', 'Kod pocztowy'),
  needed('phone', 'Telefon'),
  needed('email', 'E-mail'),
  needed('website', 'Strona www'),
  needed('founder', 'Organ prowadzący'),
  welcome('founderType', 'Typ organu (OSM)'),
  needed('longitude', 'Długość'),
  needed('latitude', 'Szerokość'),
] as const satisfies readonly Column[]

export type RspoGeoColumn = (typeof rspoGeoColumns)[number]['key']
