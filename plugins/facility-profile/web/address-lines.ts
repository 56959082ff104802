import type { Facts } from './profile.data.ts'

/** Returns `ul. Szkolna 5/2`; in a village without streets its name and the number. */
export const streetLine = ({ street, building_number, apartment_number }: Facts, city: string): string | null => {
  const number = [building_number?.value, apartment_number?.value].filter(Boolean).join('/')
  if (street) return `${street.value}${number && ` ${number}`}`
  return number ? `${city} ${number}` : null
}

/** Returns `30-001 Kraków`. */
export const cityLine = ({ post_code }: Facts, city: string): string => (post_code ? `${post_code.value} ${city}` : city)
