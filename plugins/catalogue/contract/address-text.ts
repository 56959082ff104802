import type { FacilityCard } from './facility-card.ts'

type Address = Pick<FacilityCard, 'street' | 'building_number' | 'district' | 'city'>

/** Formats a short address; the city only on request, or where the address has no street: `ul. Szkolna 2, Dębniki`, `Pcim 564`. */
export const addressText = ({ street, building_number: building, district, city }: Address, withCity: boolean): string => {
  const line = [street ?? city, building].filter(Boolean).join(' ')
  return [line, district, withCity && street !== null ? city : null].filter(Boolean).join(', ')
}
