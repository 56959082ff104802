import type { CardFacility } from '#core/facilities/card-facts.ts'
import type { Profile } from '../profile.data.ts'

/** Returns what a card of the facility says, from its profile; nothing is free in a closed one. */
export const cardOf = ({
  facts: { fees, hours },
  freePlaces,
  facility: { active },
}: Pick<Profile, 'facts' | 'freePlaces'> & { readonly facility: Pick<Profile['facility'], 'active'> }): CardFacility => ({
  tuition_month: fees?.value.month ?? null,
  free_places: active ? (freePlaces?.free ?? null) : null,
  free_places_on: active ? (freePlaces?.on ?? null) : null,
  open_at: hours?.value.open_at ?? null,
  close_at: hours?.value.close_at ?? null,
})
