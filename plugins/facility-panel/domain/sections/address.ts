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
  check: ({ longitude, latitude }) => ({
    ...(longitude !== undefined && latitude === undefined && { latitude: ['FIELD_REQUIRED'] }),
    ...(latitude !== undefined && longitude === undefined && { longitude: ['FIELD_REQUIRED'] }),
  }),
})
