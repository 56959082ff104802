import { restoreCommuneLetters } from './cleaning/commune.ts'
import { cleanPoint } from './cleaning/coordinates.ts'
import { cleanCounty } from './cleaning/county.ts'
import { founderByOsm } from './cleaning/founder.ts'
import { cleanLocality } from './cleaning/locality.ts'
import { cleanName, registerNameOf } from './cleaning/name.ts'
import { cleanOperator } from './cleaning/operator.ts'
import { cleanOwnership } from './cleaning/ownership.ts'
import { preschoolTypeFromName, variantFromName } from './cleaning/preschool-type.ts'
import { type Cleaned, gatherDoubts, sortRules } from './cleaning/rules.ts'
import { normalizeWhitespace } from './cleaning/whitespace.ts'
import type { RawRow, Reading, RegisterFormat, RejectReason } from './register-format.ts'
import { omitEmpty, parseVoivodeship, rowAddress } from './row-values.ts'
import { type RspoGeoColumn, rspoGeoColumns } from './rspo-geo-columns.ts'
import { cleanRspoAddress, firstEmptyColumn, rspoNumber, rspoPlace } from './rspo-layout.ts'

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
