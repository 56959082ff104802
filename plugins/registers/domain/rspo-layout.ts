import { type AddressCell, cleanAddress } from './address.ts'
import { cleanCounty } from './cleaning/county.ts'
import { required } from './column.ts'
import type { RawRow, RegisterFormat } from './register-format.ts'
import { parseVoivodeship } from './row-values.ts'

/** Columns with the same headers in both RSPO layouts. */
export const sharedRspoColumns = [
  required('number', 'Numer RSPO'),
  required('name', 'Nazwa'),
  required('voivodeship', 'Województwo'),
  required('locality', 'Miejscowość'),
  required('street', 'Ulica'),
  required('building', 'Numer budynku'),
  required('apartment', 'Numer lokalu'),
  required('postCode', 'Kod pocztowy'),
  required('phone', 'Telefon'),
  required('email', 'E-mail'),
  required('website', 'Strona www'),
] as const

/** Parses an RSPO number, `120665`; `null` when malformed. */
export const rspoNumber = (text: string): string | null => (/^[1-9]\d{0,6}$/.test(text.trim()) ? text.trim() : null)

/** Returns voivodeship and county of an RSPO row; `null` when one is missing. */
export const rspoPlace: RegisterFormat['place'] = (row) => {
  const voivodeship = parseVoivodeship(row['voivodeship'] ?? '')
  const county = cleanCounty(row['county'] ?? '').value
  return voivodeship && county ? { voivodeship, county } : null
}

/** Cleans the address of an RSPO row. The register pads cells with blanks, which are trimmed without counting a rule. */
export const cleanRspoAddress = (row: RawRow) => cleanAddress((key: AddressCell) => (row[key] ?? '').trim())

/** Returns the first of the given columns whose cell is empty, or `null`. */
export const firstEmptyColumn = (row: RawRow, keys: readonly string[]): string | null =>
  keys.find((key) => (row[key] ?? '').trim() === '') ?? null
