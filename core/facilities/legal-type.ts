/**
 * Legal types of specification §3; a facility has one. `communal`: public, run by a commune, including cities with county rights
 * (art. 92 of the act on county self-government); `self_governing`: public, run by a county, a voivodeship or a union of them;
 * `public`: any other public one; `non_public`: registered as non-public; `private`: run by a private body, status unknown.
 */
export const legalTypes = ['public', 'private', 'communal', 'self_governing', 'non_public'] as const

export type LegalType = (typeof legalTypes)[number]

/** Keys of the eighteen ownership tags of specification §3: owner and pedagogical profile; a facility may have many. */
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
