/** The subject of a slot with the slot data that plugins loaded for it, by name. */
export interface WithParts {
  readonly parts: Readonly<Record<string, unknown>>
}

/** The facility of a profile page. */
export interface FacilityProfileSlot extends WithParts {
  readonly id: string
  readonly slug: string
  readonly name: string
}

/** The facility of a card in a list. */
export interface FacilityCardSlot extends WithParts {
  readonly id: string
  readonly slug: string
  readonly name: string
}

/** All slots that plugins may fill, with their subjects; a new slot is reviewed as an interface. The slots without a facility have the layout data as `parts`. */
export interface Slots {
  readonly 'facility.profile': FacilityProfileSlot
  readonly 'facility.card': FacilityCardSlot
  /** Below the list of a facility's data sources; `parts` is the layout data. */
  readonly 'facility.sources': FacilityProfileSlot
  readonly landing: WithParts
  /** The search field of the home page. */
  readonly 'landing.search': WithParts
  /** The search field in the navigation bar of all other pages. */
  readonly 'navbar.search': WithParts
  /** Actions on the error page for an unavailable database. */
  readonly 'page.unavailable': WithParts
}

export type SlotName = keyof Slots
