import type { Category } from '#core/facilities/category.ts'
import type { PublicFacts } from '#core/facilities/public-facts.ts'
import type { FocalPoint } from '#core/kernel/focal-point.ts'
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
export type FacilitySlot = Slot<SiteSubject>

/** Section of a facility's profile page. */
export const facilityProfileSlot = slot<ProfileSubject>('facility.profile')
/** Facility whose cost is worked out; `today`: ISO day. */
export interface CostSubject extends ProfileSubject {
  readonly category: Category | null
  readonly facts: PublicFacts
  readonly today: string
}

/** Section after the fees on a facility's profile: what a family pays. Its data is the slot data of the profile. */
export const facilityCostSlot = slot<CostSubject>('facility.cost')
/** Name under which a plugin with photos of facilities provides them as data of their profile. */
export const facilityPhotosSlotKey = 'facility.photos'
/** Photos of a facility, the cover first; `on`: ISO day of the last change. Members that are unknown may be missing. */
export interface FacilityPhotos {
  readonly on: string
  readonly photos: readonly {
    readonly id?: string
    readonly url: string
    readonly variants?: { readonly '320': string; readonly webp: string; readonly avif?: string | null } | null
    readonly width?: number | null
    readonly height?: number | null
    readonly focus?: FocalPoint | null
    readonly alt: string
  }[]
}
/** Name under which the plugin of registers provides who may have followed a closed facility, as data of its profile. */
export const facilitySuccessorsSlotKey = 'facility.successors'
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
/** Name under which the plugin of opinions provides their figures, as data of the profile. */
export const facilityOpinionsSlotKey = 'opinions'
/**
 * Figures of the accepted opinions of a facility, means of scores among them; `distribution`: opinions whose rounded mean is 1, 2, 3, 4, 5;
 * `by_trust`: by what is known about their authors.
 */
export interface FacilityOpinions {
  readonly count: number
  readonly total: number
  readonly cleanliness: number
  readonly staff: number
  readonly food: number
  /** Opinions that the facility has answered. */
  readonly answered: number
  readonly distribution: readonly number[]
  readonly by_trust: { readonly unverified: number; readonly verified: number; readonly trusted: number }
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
export const facilityHeadingSlot = slot<ProfileSubject>('facility.heading')
/** Kind of report, with the way to make it, on the page that asks what is wrong with a facility's profile; its data is the layout data. */
export const facilityReportsSlot = slot<FacilitySubject>('facility.reports')
/** Way to a package, in place of a part of the panel that the facility needs one for; the name of its fill is `upgrade`. */
export const facilityUpgradeSlot = slot<FacilitySubject>('facility.upgrade')
/** Action of a parent in the summary of a facility's profile: ask, review, apply. Its data is the slot data of the profile. */
export const facilityActionsSlot = slot<ProfileSubject>('facility.actions')

/**
 * Way to learn or to add what no source says about a facility, below the list of it on its profile. Its data is the slot
 * data of the profile and the layout data.
 */
export const facilityUnknownSlot = slot<ProfileSubject>('facility.unknown')

/** Facility in a section of its web site. */
export interface SiteSubject extends ProfileSubject {
  /** Heading that the owner has given; empty for the usual one, `null` for none, since the page's title says it. */
  readonly heading: string | null
  /** The section stands among others on the main page, and shows the beginning. */
  readonly excerpt: boolean
  /** Page of the site with the whole section, or of a post with the others; `null` where there is none, or this is it. */
  readonly more: { readonly href: string; readonly title: string } | null
  /** The site has a page with posts, so that each public post of the facility is at `/aktualnosci/{slug}`. */
  readonly hasPosts: boolean
}

/** Name of the section of a site with the photos of the facility, whose data are `FacilityPhotos`. */
export const sitePhotosSection = 'gallery'

/** Name of the section of a site that shows one post of the facility (`FacilityPosts`). */
export const sitePostSection = 'news-post'

/** Section of a facility's web site; the name of its fill is the kind of the section. */
export const facilitySiteSlot = slot<SiteSubject>('facility.site')
