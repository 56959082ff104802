import type { FieldValues } from '#core/facilities/fields.ts'
import { cleanEmail } from './cleaning/email.ts'
import { cleanApartmentNumber, cleanBuildingNumber } from './cleaning/house-number.ts'
import { cleanPhone } from './cleaning/phone.ts'
import { cleanPostCode } from './cleaning/post-code.ts'
import type { Cleaned } from './cleaning/rules.ts'
import { cleanStreet } from './cleaning/street.ts'
import { cleanWebsite } from './cleaning/website.ts'

/** Column keys of address and contact cells, the same in all layouts. */
export type AddressCell = 'street' | 'building' | 'apartment' | 'postCode' | 'phone' | 'email' | 'website'

/** Cleans street, numbers, post code, telephones, e-mail and websites of a row; `''` for empty cells. */
export const cleanAddress = (cell: (key: AddressCell) => string): Cleaned<FieldValues> => {
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
    appliedRules: [street, building, apartment, postCode, phones, email, websites].flatMap(({ appliedRules }) => appliedRules),
  }
}
