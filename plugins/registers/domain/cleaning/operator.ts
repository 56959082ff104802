import type { Operator } from '#core/facilities/fields.ts'
import { cleanRegon, cleanNip } from './tax-numbers.ts'
import { type Cleaned, touchedBy } from './rules.ts'
import { cleanStreet } from './street.ts'
import { saysNothing, normalizeWhitespace } from './whitespace.ts'
import { cleanWebsite } from './website.ts'
import { districtNamed, districtsOf } from './districts.ts'
import { withoutSuffix } from './locality.ts'

/** The cells that speak of the operator: its address comes either in one cell or in five. */
export interface RawOperator {
  readonly name: string
  readonly address?: string | undefined
  readonly locality?: string | undefined
  readonly street?: string | undefined
  readonly building?: string | undefined
  readonly apartment?: string | undefined
  readonly postCode?: string | undefined
  readonly nip: string
  readonly regon: string
  readonly registerNumbers: string
  readonly website: string
}

/** A city with districts without the district: `Warszawa - Wola` → `Warszawa`. */
const cityOf = (locality: string): string => {
  const bare = withoutSuffix(locality)
  return Object.keys(districtsOf).find((city) => bare.startsWith(city) && bare !== city && districtNamed(city, bare) !== null) ?? bare
}

const written = (place: string, postCode: string, locality: string): string | null => {
  const context = normalizeWhitespace(place)
  const line = /^\d/.test(context) && !/\d\s+\p{L}{3}/u.test(context) ? `${locality} ${context}` : context
  return [line, normalizeWhitespace(`${postCode} ${locality}`)].filter((part) => part !== '').join(', ') || null
}

/** One line for the operator's seat, the same from either edition: `ul. Szkolna 2 lok. 3, 00-001 Miasto`. */
const addressOf = (raw: RawOperator): string | null => {
  if (raw.address !== undefined && raw.address.trim() !== '') {
    const found = /^(.*)(?<!\d)(\d{2}-\d{3})\s+(.+)$/.exec(normalizeWhitespace(raw.address))
    if (!found) return normalizeWhitespace(raw.address)
    const tail = withoutSuffix(found[3] ?? '').split(/\s*,\s*/)
    return written(cleanStreet(found[1] ?? '').value, found[2] ?? '', cityOf(tail.at(-1) ?? ''))
  }
  const [building, apartment] = [normalizeWhitespace(raw.building ?? ''), normalizeWhitespace(raw.apartment ?? '')]
  const context = saysNothing(building) ? '' : apartment === '' ? building : `${building} lok. ${apartment}`
  return written(`${cleanStreet(raw.street ?? '').value} ${context}`, normalizeWhitespace(raw.postCode ?? ''), cityOf(raw.locality ?? ''))
}

/** Who runs the facility; `null` without a name. The name stays as the register has it, its spaces apart (decisions §29). */
export const cleanOperator = (raw: RawOperator): Cleaned<Operator | null> => {
  const name = normalizeWhitespace(raw.name)
  if (name === '') return { value: null, appliedRules: [] }
  if (/^dane do uzupełnienia$/i.test(name)) return { value: null, appliedRules: ['operator-none'] }
  const [nip, regon, site] = [cleanNip(raw.nip), cleanRegon(raw.regon), cleanWebsite(raw.website).value]
  return {
    value: {
      name,
      address: addressOf(raw),
      nip,
      regon,
      registerNumbers: normalizeWhitespace(raw.registerNumbers) || null,
      website: site.website ?? site.social ?? null,
    },
    appliedRules: touchedBy({
      'operator-nip-invalid': nip === null && raw.nip.trim() !== '',
      'operator-regon-invalid': regon === null && raw.regon.trim() !== '',
    }),
  }
}
