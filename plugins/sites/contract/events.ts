import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** Change of what visitors see of a site; `names`: the sub-domains whose pages are concerned. */
export const SiteChanged = eventKind('sites.changed', { facilityId: Schema.String, names: Schema.Array(Schema.String) })
export type SiteChanged = EventOf<typeof SiteChanged>

/** Raised when the proof of an own domain is gone: at first, and when the site gives the domain up a week later. */
export const DomainProofLost = eventKind('sites.domain-proof-lost', {
  domain: Schema.String,
  facility: Schema.String,
  slug: Schema.String,
  /** The site has given the domain up. */
  isGivenUp: Schema.Boolean,
})
export type DomainProofLost = EventOf<typeof DomainProofLost>
