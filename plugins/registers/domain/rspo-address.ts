import type { FieldValues } from '#core/facilities/fields.ts'
import { cleanEmail } from './cleaning/email.ts'
import { cleanApartmentNumber, cleanBuildingNumber } from './cleaning/house-number.ts'
import { cleanPhone } from './cleaning/phone.ts'
import { cleanPostCode } from './cleaning/post-code.ts'
import type { Cleaned } from './cleaning/rules.ts'
import { cleanStreet } from './cleaning/street.ts'
import { cleanWebsite } from './cleaning/website.ts'
import type { RawRow } from './register-format.ts'

/** The cells in which a facility's post reaches it; both layouts of RSPO have them under these keys, blanks at their ends. */
export type AddressCell = 'street' | 'building' | 'apartment' | 'postCode' | 'phone' | 'email' | 'website'

/** Street, numbers, telephone, e-mail and website of a row of RSPO; `''` where the row is silent. */
export const cleanAddress = (row: RawRow): Cleaned<FieldValues> => {
  const cell = (key: AddressCell): string => (row[key] ?? '').trim()
  const street = cleanStreet(cell('street'))
  const building = cleanBuildingNumber(cell('building'))
  const apartment = cleanApartmentNumber(cell('apartment'))
  const postCode = cleanPostCode(cell('postCode'))
  const phones = cleanPhone(cell('phone'))
  const email = cleanEmail(cell('email'))
  const websites = cleanWebsite(cell('website'))
  return {
    value: {
      post_code: postCode.value,
      street: street.value,
      building_number: building.value,
      apartment_number: apartment.value,
      ...phones.value,
      email: email.value,
      ...websites.value,
    },
    touched: [street, building, apartment, postCode, phones, email, websites].flatMap(({ touched }) => touched),
  }
}

/** Which of a row's cells that nothing can be done without is empty, or `null`. */
export const firstEmpty = (row: RawRow, keys: readonly string[]): string | null =>
  keys.find((key) => (row[key] ?? '').trim() === '') ?? null

/** A number of RSPO, `120665`; `null` when malformed. */
export const rspoNumber = (text: string): string | null => (/^[1-9]\d{0,6}$/.test(text.trim()) ? text.trim() : null)
