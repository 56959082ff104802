import { type AddressCell, cleanAddress } from './address.ts'
import { cleanCounty } from './cleaning/county.ts'
import { required } from './column.ts'
import type { RawRow, RegisterFormat } from './register-format.ts'
import { voivodeshipOf } from './said-only.ts'

/** The columns that both layouts of RSPO call the same. */
export const rspoColumnsInCommon = [
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

/** A number of RSPO, `120665`; `null` when malformed. */
export const rspoNumber = (text: string): string | null => (/^[1-9]\d{0,6}$/.test(text.trim()) ? text.trim() : null)

/** Voivodeship and county of a row of RSPO; `null` where it names none. */
export const rspoPlace: RegisterFormat['place'] = (row) => {
  const [voivodeship, county] = [voivodeshipOf(row['voivodeship'] ?? ''), cleanCounty(row['county'] ?? '').value]
  return voivodeship && county ? { voivodeship, county } : null
}

/** How a row of RSPO is reached; the register pads its cells with blanks, which are no dirt to count. */
export const cleanRspoAddress = (row: RawRow) => cleanAddress((key: AddressCell) => (row[key] ?? '').trim())

/** Which of a row's cells that nothing can be done without is empty, or `null`. */
export const firstEmpty = (row: RawRow, keys: readonly string[]): string | null =>
  keys.find((key) => (row[key] ?? '').trim() === '') ?? null
