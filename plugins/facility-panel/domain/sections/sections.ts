import { writeData } from '../../contract/permissions.ts'
import type { SectionKey } from '../../contract/sections.ts'
import { address } from './address.ts'
import { dayplan } from './day.ts'
import { info } from './info.ts'
import { type Known, type Section, section } from './section.ts'
import { description, features, recruitment } from './texts.ts'

const permission = writeData

/** All sections, in the order of the panel's tabs. */
export const sections: Readonly<Record<SectionKey, Section>> = {
  address,
  info,
  description,
  features,
  dayplan,
  cadre: section('cadre', { permission, tab: 'facility_staff', items: { staff: ({ employees }) => employees > 0 } }),
  recruitment,
  settings: section('settings', { permission, tab: 'facility_settings' }),
}

/** Rates how much of what parents look for a facility has said; `missing`: what it has not, in the order of the tabs. */
export const rateCompleteness = (known: Known) => {
  const ofSections = Object.values(sections).flatMap(({ key, items }) => items.map((one) => ({ ...one, section: key })))
  const photos = { item: 'photos', section: 'gallery', isKnown: () => known.photos !== 0 } as const
  const items = known.photos === null ? ofSections : [...ofSections, photos]
  const missing = items.filter(({ isKnown }) => !isKnown(known)).map(({ item, section }) => ({ item, section }))
  return { quality: Math.round((100 * (items.length - missing.length)) / items.length), missing }
}
