import { writeData } from '../../contract/permissions.ts'
import { cleanContact } from './contact.ts'
import { changedHours, checkHours } from './hours.ts'
import { section } from './section.ts'

/** Contact, prices, size and opening hours. */
export const info = section('info', {
  permission: writeData,
  tab: 'facility_basic_info',
  items: {
    phone: ({ facts }) => facts.phone !== undefined,
    email: ({ facts }) => facts.email !== undefined,
    website: ({ facts }) => facts.website !== undefined || facts.social !== undefined,
    tuition: ({ facts }) => facts.tuition !== undefined || facts.fees !== undefined,
    open_at: ({ facts }) => facts.hours !== undefined,
  },
  check: (values, { hours }) => {
    const changed = changedHours(hours?.value, values)
    return changed ? checkHours(changed) : {}
  },
  toFields: (values, { hours }) => {
    const changed = changedHours(hours?.value, values)
    return {
      ...cleanContact(values),
      ...(values.tuition !== undefined && { tuition: values.tuition }),
      ...(values.child_count !== undefined && { child_count: values.child_count }),
      ...(changed !== undefined && { hours: changed }),
    }
  },
})
