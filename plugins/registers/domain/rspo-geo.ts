import type { FacilityType } from '#core/facilities/facility-type.ts'
import { normalizeText } from '#core/kernel/slug.ts'
import { restoreCommuneLetters } from './cleaning/commune.ts'
import { cleanPoint } from './cleaning/coordinates.ts'
import { cleanCounty } from './cleaning/county.ts'
import { founderByOsm } from './cleaning/founder.ts'
import { cleanLocality } from './cleaning/locality.ts'
import { cleanName, registerNameOf } from './cleaning/name.ts'
import { cleanOperator } from './cleaning/operator.ts'
import { cleanOwnership } from './cleaning/ownership.ts'
import { type Cleaned, gatherDoubts, sortRules } from './cleaning/rules.ts'
import { normalizeWhitespace } from './cleaning/whitespace.ts'
import { optional, required } from './column.ts'
import type { Column, RawRow, Reading, RegisterFormat, RejectReason } from './register-format.ts'
import { omitEmpty, parseVoivodeship, rowAddress } from './row-values.ts'
import { cleanRspoAddress, firstEmptyColumn, rspoNumber, rspoPlace, sharedRspoColumns } from './rspo-layout.ts'

/** Name patterns of preschool types, tolerant of typing errors (`Punkt Predszkolny`). A name that matches none is a kindergarten's. */
const typePatterns: readonly (readonly [RegExp, FacilityType])[] = [
  [/\bpunkty? (?:[a-z]+[ -])?p[a-z]*d[a-z]*sz?k/, 'kindergarten_point'],
  [/\bzespol wychowania p[a-z]*dsz/, 'kindergarten_education_team'],
  [/\boddzialy? przedszkoln|^oddzial "?0/, 'kindergarten_department'],
]

/** Derives the type of a preschool from its name, for layouts without a type column. */
export const preschoolTypeFromName = (name: string): FacilityType => {
  const normalized = normalizeText(normalizeWhitespace(name))
  return typePatterns.find(([pattern]) => pattern.test(normalized))?.[1] ?? 'kindergarten'
}

/** Returns the file variant that a name indicates; `null` when it mentions neither or both. */
export const variantFromName = (name: string): 'preschools' | 'primary schools' | null => {
  const normalized = normalizeText(normalizeWhitespace(name))
  const preschool = /przedszkol/.test(normalized)
  const school = /\bszkol[ay] podstawow/.test(normalized)
  return preschool === school ? null : preschool ? 'preschools' : 'primary schools'
}

/** Imported columns of RSPO as flattened from its OpenStreetMap-tagged edition (24 columns, March 2022). */
const rspoGeoColumns = [
  ...sharedRspoColumns,
  required('county', 'Powiat (GeoNames)'),
  required('commune', 'Gmina (nazwa pliku)'),
  required('founder', 'Organ prowadzący'),
  optional('founderType', 'Typ organu (OSM)'),
  required('longitude', 'Długość'),
  required('latitude', 'Szerokość'),
] as const satisfies readonly Column[]

type RspoGeoColumn = (typeof rspoGeoColumns)[number]['key']

/**
 * RSPO with coordinates, flattened from its OpenStreetMap-tagged edition: one file of preschools, one of primary
 * schools. No column says which, so the variant is detected from the names of all rows, and the type of a preschool
 * from its own name.
 */
export const rspoGeo: RegisterFormat = {
  key: 'rspo-geo',
  separator: ';',
  columns: rspoGeoColumns,
  variantOf: (row) => variantFromName(row['name'] ?? ''),

  place: rspoPlace,

  readRow(row: RawRow, territory, variant): Reading {
    const cell = (key: RspoGeoColumn): string => row[key] ?? ''
    const number = rspoNumber(cell('number'))
    const rejected = (column: string, reason: RejectReason): Reading => ({ kind: 'rejected', number, column, reason })
    if (number === null) return rejected('number', cell('number').trim() === '' ? 'empty' : 'number-malformed')
    const empty = firstEmptyColumn(row, ['name', 'voivodeship', 'county', 'locality'])
    if (empty) return rejected(empty, 'empty')
    const voivodeship = parseVoivodeship(cell('voivodeship'))
    if (!voivodeship) return rejected('voivodeship', 'voivodeship-unknown')
    if (!variant) return rejected('name', 'type-unknown')

    const county = cleanCounty(cell('county'))
    const locality = cleanLocality({ locality: cell('locality'), county: county.value, commune: cell('commune') })
    const commune = restoreCommuneLetters(locality.value.commune, locality.value)
    const founder = normalizeWhitespace(cell('founder'))
    const location = cleanPoint(cell('longitude'), cell('latitude'), voivodeship, territory)
    const address = cleanRspoAddress(row)
    const name = cleanName(cell('name'), { capitalizedByTool: true, address: rowAddress(locality.value, address.value) })
    const operator = cleanOperator({ name: founder, nip: '', regon: '', registerNumbers: '', website: '' }, true)
    const ownership = cleanOwnership({
      name: name.value,
      founderName: operator.value?.name ?? '',
      founder: founderByOsm(cell('founderType').trim(), founder),
      status: null,
    })
    const cleaned: readonly Cleaned<unknown>[] = [county, locality, commune, name, location, address, operator, ownership]
    return {
      kind: 'read',
      number,
      appliedRules: sortRules(cleaned.flatMap((each) => each.appliedRules)),
      fields: omitEmpty({
        name: name.value,
        register_name: registerNameOf(cell('name'), name.value),
        type: variant === 'preschools' ? preschoolTypeFromName(cell('name')) : 'primary_school',
        ...ownership.value,
        voivodeship,
        ...locality.value,
        commune: commune.value,
        ...address.value,
        location: location.value,
        operator: operator.value,
        doubts: gatherDoubts(cleaned),
      }),
    }
  },
}
