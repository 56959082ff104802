import { type Slot, slot, type WithSlotData } from '#core/plugin/slot.ts'

/** Facility in a slot. */
export interface FacilitySubject extends WithSlotData {
  readonly id: string
  readonly slug: string
  readonly name: string
}

/** Facility in a slot of its profile; `active`: it has not been closed. */
export interface ProfileSubject extends FacilitySubject {
  readonly active: boolean
}

/** Any slot about a facility. */
export type FacilitySlot = Slot<ProfileSubject>

/** Section of a facility's profile page. */
export const facilityProfileSlot = slot<ProfileSubject>('facility.profile')
/** Name under which a plugin with photos of facilities provides them as data of their profile. */
export const facilityPhotosPart = 'facility.photos'
/** Photos of a facility, the cover first; `on`: ISO day of the last change. Members that are unknown may be missing. */
export interface FacilityPhotos {
  readonly on: string
  readonly photos: readonly {
    readonly id?: string
    readonly url: string
    readonly variants?: { readonly '320': string; readonly webp: string; readonly avif?: string | null } | null
    readonly width?: number | null
    readonly height?: number | null
    readonly alt: string
  }[]
}
/** Name under which the plugin of registers provides who may have followed a closed facility, as data of its profile. */
export const facilitySuccessorsPart = 'facility.successors'
/**
 * Open facility at the address of a closed one that may have followed it, for all that the edition `on` (ISO day) of a
 * register says; nobody has confirmed it.
 */
export interface FacilitySuccessor {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly reason: 'name-and-address' | 'phone-and-address'
  readonly source: string
  readonly on: string
}
/** Line of a facility's card in lists. */
export const facilityCardSlot = slot<FacilitySubject>('facility.card')
/**
 * Picture of the map around a facility, behind its marker; `reach`: metres from the middle to the upper edge. Its data
 * is the layout data.
 */
export const facilitySurroundingsSlot = slot<
  FacilitySubject & { readonly longitude: number; readonly latitude: number; readonly reach: number }
>('facility.surroundings')
/** Link below the heading of a facility's profile; its data is the layout data. */
export const facilityHeadingSlot = slot<FacilitySubject>('facility.heading')
/** Kind of report, with the way to make it, on the page that asks what is wrong with a facility's profile; its data is the layout data. */
export const facilityReportsSlot = slot<FacilitySubject>('facility.reports')
/** Way to a package, in place of a part of the panel that the facility needs one for; the name of its fill is `upgrade`. */
export const facilityUpgradeSlot = slot<FacilitySubject>('facility.upgrade')
/** Action of a parent in the summary of a facility's profile: ask, review, apply. Its data is the slot data of the profile. */
export const facilityActionsSlot = slot<ProfileSubject>('facility.actions')
