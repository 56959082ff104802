import type { FacilityType } from '#core/facilities/facility-type.ts'
import { withoutCommuneKind } from './cleaning/commune.ts'
import { cleanCounty } from './cleaning/county.ts'
import { founderByMinistry } from './cleaning/founder.ts'
import { cleanLocality } from './cleaning/locality.ts'
import { cleanName, registerNameOf } from './cleaning/name.ts'
import { cleanOperator } from './cleaning/operator.ts'
import { cleanOwnership } from './cleaning/ownership.ts'
import { sortRules } from './cleaning/rules.ts'
import { normalizeWhitespace } from './cleaning/whitespace.ts'
import { optional, required } from './column.ts'
import type { Column, RawRow, Reading, RegisterFormat, RejectReason } from './register-format.ts'
import { omitEmpty, parseVoivodeship, rowAddress } from './row-values.ts'
import { cleanRspoAddress, firstEmptyColumn, rspoNumber, rspoPlace, sharedRspoColumns } from './rspo-layout.ts'

/**
 * Imported columns of the ministry's RSPO export, the same in its layouts of 35 and of 54 columns. The director's name
 * is deliberately not imported.
 */
const rspoColumns = [
  ...sharedRspoColumns,
  required('type', 'Typ'),
  required('county', 'Powiat'),
  required('commune', 'Gmina'),
  required('status', 'Publiczność status'),
  optional('character', 'Specyfika placówki'),
  required('founder', 'Nazwa organu prowadzącego'),
  required('founderType', 'Typ organu prowadzącego'),
  optional('founderRegon', 'REGON organu prowadzącego'),
  optional('closedOn', 'Data likwidacji'),
] as const satisfies readonly Column[]

type RspoColumn = (typeof rspoColumns)[number]['key']

/** Facility types by RSPO type; a music school with general education counts as a primary school. All other types are skipped. */
const types: Readonly<Record<string, FacilityType>> = {
  przedszkole: 'kindergarten',
  'punkt przedszkolny': 'kindergarten_point',
  'zespół wychowania przedszkolnego': 'kindergarten_education_team',
  'oddział przedszkolny': 'kindergarten_department',
  'szkoła podstawowa': 'primary_school',
  'ogólnokształcąca szkoła muzyczna i stopnia': 'primary_school',
}

const statuses: Readonly<Record<string, 'public' | 'non_public'>> = { publiczna: 'public', niepubliczna: 'non_public' }

/** Register of Schools and Educational Institutions (RSPO) as exported by the ministry: 35 columns in 2020, 54 today. */
export const rspo: RegisterFormat = {
  key: 'rspo',
  separator: ';',
  columns: rspoColumns,

  place: rspoPlace,

  readRow(row: RawRow): Reading {
    const cell = (key: RspoColumn): string => row[key] ?? ''
    const number = rspoNumber(cell('number'))
    const rejected = (column: string, reason: RejectReason): Reading => ({ kind: 'rejected', number, column, reason })
    if (number === null) return rejected('number', cell('number').trim() === '' ? 'empty' : 'number-malformed')
    const empty = firstEmptyColumn(row, ['type', 'name', 'voivodeship', 'county', 'locality'])
    if (empty) return rejected(empty, 'empty')
    const type = types[normalizeWhitespace(cell('type')).toLowerCase()]
    if (!type) return { kind: 'skipped', number, facilityType: normalizeWhitespace(cell('type')) }
    const voivodeship = parseVoivodeship(cell('voivodeship'))
    if (!voivodeship) return rejected('voivodeship', 'voivodeship-unknown')

    const county = cleanCounty(cell('county'))
    const commune = withoutCommuneKind(cell('commune'))
    const locality = cleanLocality({ locality: cell('locality'), county: county.value, commune: commune.value })
    const address = cleanRspoAddress(row)
    const name = cleanName(cell('name').trim(), { address: rowAddress(locality.value, address.value) })
    const operator = cleanOperator({ name: cell('founder'), nip: '', regon: cell('founderRegon'), registerNumbers: '', website: '' })
    const ownership = cleanOwnership({
      name: name.value,
      founderName: cell('founder'),
      founder: founderByMinistry(cell('founderType'), cell('founder')),
      status: statuses[normalizeWhitespace(cell('status')).toLowerCase()] ?? null,
      character: cell('character'),
    })
    const appliedRules = sortRules([county, commune, locality, name, address, operator, ownership].flatMap((each) => each.appliedRules))
    const closedOn = /^\d{4}-\d{2}-\d{2}/.exec(cell('closedOn').trim())?.[0]
    return {
      kind: 'read',
      number,
      appliedRules,
      ...(closedOn ? { closedOn } : {}),
      fields: omitEmpty({
        name: name.value,
        register_name: registerNameOf(cell('name'), name.value),
        type,
        ...ownership.value,
        voivodeship,
        ...locality.value,
        ...address.value,
        operator: operator.value,
      }),
    }
  },
}
