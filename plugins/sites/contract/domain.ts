import { Schema } from 'effect'
import { NonBlankLine } from '#core/kernel/field-schemas.ts'
import { Moment } from '#core/records/columns.ts'
import { BySiteOfFacility } from './legal.ts'

/** State of an own domain: waits for its proof; waits for a domain that another site has; has it; has had it and lacks the proof now. */
export const domainStates = ['waiting', 'taken', 'verified', 'missing'] as const

/** Record that the owner of a domain publishes at its provider. */
const DomainRecord = Schema.Struct({ type: Schema.Literals(['TXT', 'CNAME', 'A', 'AAAA']), name: Schema.String, value: Schema.String })

/** Members of an own domain that are shown as they are stored. */
export const storedDomain = {
  /** As browsers send it, in lower case and ASCII: `przedszkole-bajka.pl`. */
  domain: Schema.String,
  /** As its owner wrote it: `żłobek-bajka.pl`. */
  written: Schema.String,
  /** `null`: not checked yet. */
  checked_at: Schema.NullOr(Moment),
  /** Since when a verified domain has lacked its proof; seven days later the site no longer opens at it. */
  missing_since: Schema.NullOr(Moment),
  /** The domain leads to this installation. */
  points: Schema.Boolean,
  /** End of the certificate that visitors get; `null`: none yet. */
  certificate_until: Schema.NullOr(Moment),
}

/** Own domain of a site. */
export const OwnDomainView = Schema.Struct({
  ...storedDomain,
  state: Schema.Literals(domainStates),
  /** Address of the site at its domain; `null` while visitors do not reach it there. */
  url: Schema.NullOr(Schema.String),
  /** Proof of control over the domain. */
  proof: DomainRecord,
  /** Alias that leads the domain here. */
  pointing: DomainRecord,
  /** The same by addresses, for providers that allow neither CNAME nor ALIAS for a domain itself; empty where they are unknown. */
  addresses: Schema.Array(DomainRecord),
})
export type OwnDomainView = typeof OwnDomainView.Type

/** Own domain of a site; `null`: it has none. */
export const OwnDomainAnswer = Schema.Struct({ domain: Schema.NullOr(OwnDomainView) }).annotate({ identifier: 'OwnDomain' })

/** Domain for a site, `przedszkole-bajka.pl`; an address with it is understood too. */
export const GivenDomain = Schema.Struct({ ...BySiteOfFacility.fields, domain: NonBlankLine(300) })
