/**
 * The five legal types of the specification (§3), one a facility. `communal`: a public one of a commune, towns and cities with the rights of a
 * county among them (art. 92 of the act on county self-government); `self_governing`: a public one of a county, a voivodeship or a union of them;
 * `public`: any other public one; `non_public`: entered as such; `private`: run by a private body, its status untold.
 */
export const legalTypes = ['public', 'private', 'communal', 'self_governing', 'non_public'] as const

export type LegalType = (typeof legalTypes)[number]

/** Keys of the eighteen ownership tags of the specification (§3): whose a facility is and in which spirit it is run; a facility may have many. */
export const ownershipKeys = [
  'private',
  'public',
  'self_government',
  'not_public',
  'urban',
  'communal',
  'montessori',
  'waldorf',
  'integration',
  'special',
  'sport',
  'language',
  'music',
  'creative',
  'therapeutic',
  'froebel',
  'catholic',
  'ukrainian_groups',
] as const

export type OwnershipKey = (typeof ownershipKeys)[number]
