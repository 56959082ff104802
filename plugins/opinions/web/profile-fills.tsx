import { facilityActionsSlot, facilityProfileSlot } from '#core/facilities/slots.ts'
import { type Fill, fill } from '#web/runtime/plugin-ui.ts'
import { opinionsPart } from '../contract/profile-part.ts'
import { AddOpinion } from './profile/AddOpinion.tsx'
import { OpinionsSection } from './profile/OpinionsSection.tsx'

/** Opinions on profiles, and the way to write one. */
export const profileFills: readonly Fill[] = [
  fill(facilityProfileSlot, opinionsPart, OpinionsSection),
  fill(facilityActionsSlot, opinionsPart, AddOpinion),
]
