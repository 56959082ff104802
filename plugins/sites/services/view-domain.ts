import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Domains } from '#core/ports/domains.ts'
import { Site as InstalledSite } from '#core/ports/site.ts'
import { pick } from '#core/records/fields.ts'
import { OwnDomainView } from '../contract/domain.ts'
import { isReachable, type OwnDomain, proofOf } from '../domain/own-domain.ts'
import { OwnDomains } from '../domain/own-domains.port.ts'
import { ownOrigin } from '../domain/site-origin.ts'

const stateOf = ({ verified_at, missing_since }: OwnDomain, isTaken: boolean) =>
  verified_at === null ? (isTaken ? 'taken' : 'waiting') : missing_since === null ? 'verified' : 'missing'

/** Returns the records that lead a domain to addresses: A for IPv4, AAAA for IPv6. */
const recordsOf = (domain: string, addresses: readonly string[]) =>
  addresses.map((value) => ({ type: value.includes(':') ? ('AAAA' as const) : ('A' as const), name: domain, value }))

/** Shows the own domain of a site to its writers, with the records to publish. */
export const ViewDomain = define(
  'sites/ViewDomain',
  { ownDomains: OwnDomains, domains: Domains, installed: InstalledSite, clock: Clock },
  ({ ownDomains, domains, installed, clock }) =>
    Effect.fn('sites.view-domain')(function* (own: OwnDomain | null) {
      if (own === null) return { domain: null }
      const { domain } = own
      const { hostname } = new URL(installed.url)
      const isTaken = (yield* ownDomains.of(domain)).some((other) => other.id !== own.id && other.verified_at !== null)
      const { name, text } = proofOf(own)
      const isOpen = own.verified_at !== null && isReachable(own, installed.url, clock.now())
      const view: OwnDomainView = {
        ...pick(OwnDomainView.fields, own),
        state: stateOf(own, isTaken),
        url: isOpen ? ownOrigin(installed.url, domain) : null,
        proof: { type: 'TXT', name, value: text },
        pointing: { type: 'CNAME', name: domain, value: hostname },
        addresses: recordsOf(domain, (yield* domains.addresses(hostname)) ?? []),
      }
      return { domain: view }
    }),
)
