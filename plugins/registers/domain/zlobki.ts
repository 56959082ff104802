import type { FacilityType } from '#core/facilities/facility-type.ts'
import type { Capacity } from '#core/facilities/fields.ts'
import { cleanAddress } from './address.ts'
import { cleanCoordinates } from './cleaning/coordinates.ts'
import { cleanFees, type RawFees } from './cleaning/fees.ts'
import { founderByName } from './cleaning/founder.ts'
import { cleanHours } from './cleaning/hours.ts'
import { cleanLocality } from './cleaning/locality.ts'
import { cleanName, registerNameOf } from './cleaning/name.ts'
import { cleanOperator } from './cleaning/operator.ts'
import { cleanOwnership } from './cleaning/ownership.ts'
import { type Cleaned, gatherDoubts, rulesApplied, sortRules } from './cleaning/rules.ts'
import { normalizeWhitespace } from './cleaning/whitespace.ts'
import { optional, required } from './column.ts'
import type { Column, RawRow, Reading, RegisterFormat, RejectReason } from './register-format.ts'
import { omitEmpty, parseVoivodeship, rowAddress } from './row-values.ts'

const parseWhole = (text: string): number | null => (/^\s*\d{1,5}\s*$/.test(text) ? Number(text) : null)

/** Cleans capacity and enrolled children; `null` when the capacity is no whole number. More children than places are kept as stated. */
export const cleanCapacity = (placesText: string, enrolledText: string): Cleaned<Capacity | null> => {
  const places = parseWhole(placesText)
  const enrolled = parseWhole(enrolledText)
  if (places === null) return { value: null, appliedRules: [] }
  return {
    value: { places, enrolled },
    appliedRules: rulesApplied({
      'places-overfull': enrolled !== null && enrolled > places,
      'enrolled-unreadable': enrolled === null && enrolledText.trim() !== '',
    }),
  }
}

/** Parses `TAK` or `NIE`; `null` for anything else. */
const yesOrNo = (text: string): boolean | null => {
  const word = text.trim().toUpperCase()
  return word === 'TAK' ? true : word === 'NIE' ? false : null
}

const operator = 'Podmiot prowadzący - '
const stay = 'podstawowa opłata ponoszona przez rodziców za pobyt dziecka (bez zniżek i bez wyżywienia)'

/** Columns of the register of nurseries and toddler clubs with all headers of the editions of 2025 (37 and 43 columns). */
const zlobkiColumns = [
  required('number', 'Identyfikator instytucji'),
  required('type', 'Typ instytucji'),
  required('name', 'Nazwa'),
  required('voivodeship', 'Województwo'),
  required('county', 'Powiat'),
  required('commune', 'Gmina'),
  required('locality', 'Miejscowość'),
  required('street', 'Ulica'),
  required('building', 'Nr domu'),
  required('apartment', 'Nr lokalu'),
  required('postCode', 'Kod pocztowy'),
  required('coordinates', 'Geolokalizacja'),
  required('website', 'Adres WWW żłobka/klubu'),
  required('email', 'E-mail żłobka/klubu'),
  required('phone', 'Telefon żłobka/klubu'),
  required('places', 'Liczba miejsc'),
  required('enrolled', 'Liczba dzieci zapisanych'),
  required('feeMonth', `Podstawowa${stay.slice('podstawowa'.length)} - opłata miesięczna`, `Opłata miesięczna - ${stay}`),
  optional('feeFundedMonth', 'Opłata miesięczna na miejscach z KPO/FERS'),
  optional('feeExtraHour', 'Stawka za pobyt dziecka przekraczający 10 godzin dziennie - opłata godzinowa'),
  optional('feeHour', `Opłata godzinowa - ${stay}`, `Podstawowa${stay.slice('podstawowa'.length)} - opłata godzinowa`),
  optional('mealsMonth', 'Opłata za wyżywienie - miesięczna'),
  optional('mealsDay', 'Opłata za wyżywienie - dzienna'),
  optional('discounts', 'Zniżki'),
  required('hours', 'Godziny otwarcia'),
  required('accessible', 'Czy żłobek/klub jest dostosowany do potrzeb dzieci niepełnosprawnych lub wymagających szczególnej opieki?'),
  required(
    'suspended',
    'Czy podmiot prowadzący zawiesił działalność instytucji opieki?',
    'Czy podmiot prowadzący zawiesił działalność gospodarczą?',
  ),
  required('operatorName', `${operator}nazwa`),
  optional('operatorAddress', `${operator}adres`),
  optional('operatorLocality', `${operator}miejscowość`),
  optional('operatorStreet', `${operator}ulica`),
  optional('operatorBuilding', `${operator}nr domu`),
  optional('operatorApartment', `${operator}nr lokalu`),
  optional('operatorPostCode', `${operator}kod pocztowy`),
  required('operatorNip', `${operator}NIP`),
  required('operatorRegon', `${operator}REGON`),
  required('operatorRegisterNumbers', `${operator}numery pozycji rejestru`),
  required('operatorWebsite', 'Adres WWW podmiotu prowadzącego żłobek/klub'),
] as const satisfies readonly Column[]

type ZlobkiColumn = (typeof zlobkiColumns)[number]['key']

const types: Readonly<Record<string, FacilityType>> = { żłobek: 'nursery', 'klub dziecięcy': 'toddler_club' }

/** Register of nurseries and toddler clubs (Rejestr żłobków i klubów dziecięcych), both layouts of 2025. */
export const zlobki: RegisterFormat = {
  key: 'zlobki',
  separator: ';',
  columns: zlobkiColumns,

  place(row) {
    const voivodeship = parseVoivodeship(row['voivodeship'] ?? '')
    const county = normalizeWhitespace(row['county'] ?? '')
    return voivodeship && county ? { voivodeship, county } : null
  },

  readRow(row: RawRow, territory): Reading {
    const cell = (key: ZlobkiColumn): string => row[key] ?? ''
    const numberText = normalizeWhitespace(cell('number'))
    const number = /^\d+\/[A-Z]$/.test(numberText) ? numberText : null
    const rejected = (column: ZlobkiColumn, reason: RejectReason): Reading => ({ kind: 'rejected', number, column, reason })
    if (number === null) return rejected('number', numberText === '' ? 'empty' : 'number-malformed')
    const type = types[normalizeWhitespace(cell('type')).toLowerCase()]
    if (!type) return rejected('type', cell('type').trim() === '' ? 'empty' : 'type-unknown')
    const voivodeship = parseVoivodeship(cell('voivodeship'))
    if (!voivodeship) return rejected('voivodeship', cell('voivodeship').trim() === '' ? 'empty' : 'voivodeship-unknown')
    for (const key of ['county', 'locality'] as const) if (normalizeWhitespace(cell(key)) === '') return rejected(key, 'empty')
    const capacity = cleanCapacity(cell('places'), cell('enrolled'))
    if (!capacity.value) return rejected('places', cell('places').trim() === '' ? 'empty' : 'not-a-whole-number')

    const locality = cleanLocality({ locality: cell('locality'), county: cell('county'), commune: cell('commune') })
    const address = cleanAddress(cell)
    const name = cleanName(cell('name'), { address: rowAddress(locality.value, address.value) })
    if (name.value === '') return rejected('name', 'empty')
    const location = cleanCoordinates(cell('coordinates'), voivodeship, territory)
    const hours = cleanHours(cell('hours'))
    const ownership = cleanOwnership({
      name: name.value,
      founderName: cell('operatorName'),
      founder: founderByName(cell('operatorName')),
      status: null,
    })
    const rawFees: RawFees = {
      month: cell('feeMonth'),
      fundedMonth: cell('feeFundedMonth'),
      hour: cell('feeHour'),
      extraHour: cell('feeExtraHour'),
      mealsMonth: cell('mealsMonth'),
      mealsDay: cell('mealsDay'),
      discounts: cell('discounts'),
    }
    const fees = cleanFees(rawFees, ownership.value.legal_type)
    const operator = cleanOperator({
      name: cell('operatorName'),
      address: row['operatorAddress'],
      locality: cell('operatorLocality'),
      street: cell('operatorStreet'),
      building: cell('operatorBuilding'),
      apartment: cell('operatorApartment'),
      postCode: cell('operatorPostCode'),
      nip: cell('operatorNip'),
      regon: cell('operatorRegon'),
      registerNumbers: cell('operatorRegisterNumbers'),
      website: cell('operatorWebsite'),
    })
    const cleaned: readonly Cleaned<unknown>[] = [name, locality, address, location, hours, fees, capacity, operator, ownership]
    return {
      kind: 'read',
      number,
      appliedRules: sortRules(cleaned.flatMap((each) => each.appliedRules)),
      fields: omitEmpty({
        name: name.value,
        register_name: registerNameOf(cell('name'), name.value),
        type,
        ...ownership.value,
        voivodeship,
        ...locality.value,
        ...address.value,
        location: location.value,
        ...hours.value,
        fees: fees.value,
        places: capacity.value,
        accessible: yesOrNo(cell('accessible')),
        suspended: yesOrNo(cell('suspended')),
        operator: operator.value,
        doubts: gatherDoubts(cleaned),
      }),
    }
  },
}
