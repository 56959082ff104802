import { cleanRspoAddress, firstEmpty, rspoNumber, rspoPlace } from './rspo-layout.ts'
import { communeOf } from './cleaning/commune.ts'
import { cleanCounty } from './cleaning/county.ts'
import { cleanPoint } from './cleaning/coordinates.ts'
import { founderByOsm } from './cleaning/founder.ts'
import { cleanLocality } from './cleaning/locality.ts'
import { cleanMisCased } from './cleaning/mis-cased.ts'
import { cleanName } from './cleaning/name.ts'
import { cleanOperator } from './cleaning/operator.ts'
import { cleanOwnership } from './cleaning/ownership.ts'
import { plainlySays, preschoolKind } from './cleaning/preschool-kind.ts'
import { inOrder } from './cleaning/rules.ts'
import { normalizeWhitespace } from './cleaning/whitespace.ts'
import type { RawRow, Reading, RegisterFormat, RejectReason } from './register-format.ts'
import { rspoGeoColumns, type RspoGeoColumn } from './rspo-geo-columns.ts'
import { saidOnly, voivodeshipOf } from './said-only.ts'

/**
 * RSPO with points, flattened from its OpenStreetMap-tagged edition: one file of preschools, one of primary schools. No column says which, so the
 * names of all rows vote for it, and a preschool's name for its kind.
 */
export const rspoGeo: RegisterFormat = {
  key: 'rspo-geo',
  separator: ';',
  columns: rspoGeoColumns,
  votes: (row) => plainlySays(row['name'] ?? ''),

  place: rspoPlace,

  readRow(row: RawRow, territory, elected): Reading {
    const cell = (key: RspoGeoColumn): string => row[key] ?? ''
    const number = rspoNumber(cell('number'))
    const rejected = (column: string, reason: RejectReason): Reading => ({ kind: 'rejected', number, column, reason })
    if (number === null) return rejected('number', cell('number').trim() === '' ? 'empty' : 'number-malformed')
    const empty = firstEmpty(row, ['name', 'voivodeship', 'county', 'locality'])
    if (empty) return rejected(empty, 'empty')
    const voivodeship = voivodeshipOf(cell('voivodeship'))
    if (!voivodeship) return rejected('voivodeship', 'voivodeship-unknown')
    if (!elected) return rejected('name', 'type-unknown')

    const county = cleanCounty(cell('county'))
    const locality = cleanLocality({ locality: cell('locality'), county: county.value, commune: cell('commune') })
    const commune = communeOf(locality.value.commune, locality.value)
    const cased = cleanMisCased(normalizeWhitespace(cell('name')))
    const name = cleanName(cased.value)
    const founder = normalizeWhitespace(cell('founder'))
    const location = cleanPoint(cell('longitude'), cell('latitude'), voivodeship, territory)
    const address = cleanRspoAddress(row)
    const operator = cleanOperator({ name: founder, nip: '', regon: '', registerNumbers: '', website: '' })
    const ownership = cleanOwnership({
      name: name.value,
      founderName: operator.value?.name ?? '',
      founder: founderByOsm(cell('founderType').trim(), founder),
      status: null,
    })
    const appliedRules = inOrder(
      [county, locality, commune, cased, name, location, address, operator, ownership].flatMap((each) => each.appliedRules),
    )
    return {
      kind: 'read',
      number,
      appliedRules,
      fields: saidOnly({
        name: name.value,
        type: elected === 'preschools' ? preschoolKind(cell('name')) : 'primary_school',
        ...ownership.value,
        voivodeship,
        ...locality.value,
        commune: commune.value,
        ...address.value,
        location: location.value,
        operator: operator.value,
      }),
    }
  },
}
