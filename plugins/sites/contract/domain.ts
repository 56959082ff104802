import { Schema } from 'effect'
import { NonBlankLine } from '#core/kernel/field-schemas.ts'
import { BySiteOfFacility } from './legal.ts'

/** State of an own domain: waits for its proof; waits for a domain that another site has; has it; has had it and lacks the proof now. */
export const domainStates = ['waiting', 'taken', 'verified', 'missing'] as const

/** Record that the owner of a domain publishes at its provider. */
const DomainRecord = Schema.Struct({ type: Schema.Literals(['TXT', 'CNAME']), name: Schema.String, value: Schema.String })

/** Own domain of a site; moments are ISO 8601 UTC. */
const OwnDomain = Schema.Struct({
  /** As browsers send it, in ASCII. */
  domain: Schema.String,
  /** As its owner wrote it. */
  written: Schema.String,
  state: Schema.Literals(domainStates),
  /** `null`: not checked yet. */
  checked_at: Schema.NullOr(Schema.String),
  /** Since when a verified domain has lacked its proof; seven days later the site no longer opens at it. */
  missing_since: Schema.NullOr(Schema.String),
  /** The domain leads to this installation. */
  points: Schema.Boolean,
  /** End of the certificate that visitors get; `null`: none yet. */
  certificate_until: Schema.NullOr(Schema.String),
  /** Address of the site at its domain; `null` while visitors do not reach it there. */
  url: Schema.NullOr(Schema.String),
  /** Proof of control over the domain. */
  proof: DomainRecord,
  /** Alias that leads the domain here. */
  pointing: DomainRecord,
})
export type OwnDomainView = typeof OwnDomain.Type

/** Own domain of a site; `null`: it has none. */
export const OwnDomainAnswer = Schema.Struct({ domain: Schema.NullOr(OwnDomain) }).annotate({ identifier: 'OwnDomain' })

/** Domain for a site, `przedszkole-bajka.pl`; an address with it is understood too. */
export const GivenDomain = Schema.Struct({ ...BySiteOfFacility.fields, domain: NonBlankLine(300) })
