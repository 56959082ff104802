import type { RoomFacility } from '../domain/chat.port.ts'

/** Returns the facility of a room as those in it see it; without a slug when it has no page any more. */
export const viewFacility = (id: string, facility: RoomFacility | undefined) => ({
  id,
  slug: facility?.exists ? facility.slug : null,
  name: facility?.name ?? '',
  city: facility?.city ?? '',
})
