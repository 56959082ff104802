import type { Facts } from '#core/facilities/statement.ts'

/** Returns the address of a facility in one line, `ul. Sadowa 25, 30-028 Kraków`; `null` where it is not whole. */
export const addressLine = ({ street, building_number, apartment_number, post_code }: Facts, city: string): string | null => {
  if (!building_number || !post_code) return null
  const number = [building_number.value, apartment_number?.value].filter(Boolean).join('/')
  return `${street?.value ?? city} ${number}, ${post_code.value} ${city}`
}
