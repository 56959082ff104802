import { writeData } from '../../contract/permissions.ts'
import { section } from './section.ts'

/** Name, kind, address and pin, which wait for support. */
export const address = section('address', {
  permission: writeData,
  tab: 'facility_address',
  waits: true,
  items: {
    street: ({ facts }) => facts.street !== undefined || facts.building_number !== undefined,
    pin: ({ facts }) => facts.location?.value.precision === 'exact',
  },
  // One coordinate alone moves a pin that is known; without a pin both are needed.
  check: ({ longitude, latitude }, { location }) => ({
    ...(!location && longitude !== undefined && latitude === undefined && { latitude: ['FIELD_REQUIRED'] }),
    ...(!location && latitude !== undefined && longitude === undefined && { longitude: ['FIELD_REQUIRED'] }),
  }),
})
