import type { NestedValues } from '#web/app-kit/forms/form-values.ts'
import type { PanelView } from '../../contract/panel-view.ts'
import { convert, numberOf, orNull, textOf } from '../parts/values.ts'

/** Fields of the page in their order. */
export const addressNames = [
  ...(['name', 'facility_type', 'legal_type', 'street', 'building_number', 'apartment_number', 'post_code', 'city'] as const),
  ...(['district', 'voivodeship', 'county', 'latitude', 'longitude'] as const),
] as const

/** Values of the fields, with changes that wait. */
export const addressValues = ({ sections }: PanelView): NestedValues =>
  Object.fromEntries(addressNames.map((name) => [name, textOf(sections.address.values[name])]))

/** Converts changed fields: coordinates to numbers. */
export const addressInput = (changed: NestedValues) => convert(changed, { latitude: numberOf, longitude: numberOf, legal_type: orNull })
