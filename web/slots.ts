/** What a filling's subject brings: the parts that plugins read for it, by name. */
export interface WithParts {
  readonly parts: Readonly<Record<string, unknown>>
}

/** A facility as the profile page shows it to fillings. */
export interface FacilityProfileSlot extends WithParts {
  readonly id: string
  readonly slug: string
  readonly name: string
}

/** A facility as a card in a list. */
export interface FacilityCardSlot extends WithParts {
  readonly id: string
  readonly slug: string
  readonly name: string
}

/** The complete list of places that plugins may fill; a new one is reviewed as an interface. `landing` and the fields have the frame's layout as their parts. */
export interface Slots {
  readonly 'facility.profile': FacilityProfileSlot
  readonly 'facility.card': FacilityCardSlot
  /** Beneath the list of what says what about a facility; the frame's layout are its parts. */
  readonly 'facility.sources': FacilityProfileSlot
  readonly landing: WithParts
  /** The field of the front door, beneath its sentence. */
  readonly 'landing.search': WithParts
  /** The field in the bar above all other pages. */
  readonly 'navbar.search': WithParts
  /** What one can do on the page that says that the database is away. */
  readonly 'page.unavailable': WithParts
}

export type SlotName = keyof Slots
