import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Domains } from '#core/ports/domains.ts'
import { Events } from '#core/ports/events.ts'
import { Site as InstalledSite } from '#core/ports/site.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { DomainTaken } from '../contract/errors.ts'
import { DomainProofLost } from '../contract/events.ts'
import { domainChange } from '../domain/change-of.ts'
import { checkedDomain, type DomainFindings, isProved, lostBy, type OwnDomain, proofOf } from '../domain/own-domain.ts'
import { OwnDomains } from '../domain/own-domains.port.ts'
import { Sites } from '../domain/sites.port.ts'

/**
 * Looks for the proof of an own domain, for where it leads, and for its certificate. Returns the domain after that;
 * `null` where it was taken from the site meanwhile. Where another site has the domain with a proof that is still
 * published, this one waits; one whose proof is gone loses it at once, so that a domain that was sold follows its owner.
 */
export const CheckDomain = define(
  'sites/CheckDomain',
  {
    domains: Domains,
    ownDomains: OwnDomains,
    sites: Sites,
    knownFacilities: KnownFacilities,
    events: Events,
    applyChange: ApplyChange,
    installed: InstalledSite,
    clock: Clock,
    transaction: Transaction,
  },
  ({ domains, ownDomains, sites, knownFacilities, events, applyChange, installed, clock, transaction }) => {
    const store = Effect.fn('sites.store-domain')(function* (actor: Actor, before: OwnDomain, after: OwnDomain) {
      const site = yield* sites.byId(after.id)
      if (site === null) return
      yield* applyChange(actor, domainChange(site, before, after), ownDomains.replace)
    })

    /** Takes a domain from sites whose proof is gone. */
    const release = Effect.fn('sites.release-domain')(function* (actor: Actor, domain: OwnDomain, texts: readonly string[]) {
      for (const other of yield* ownDomains.of(domain.domain)) {
        if (other.id === domain.id || other.verified_at === null) continue
        if (isProved(other, texts)) return yield* new DomainTaken()
        yield* store(actor, other, { ...other, verified_at: null, missing_since: null })
      }
    })

    const tellLoss = Effect.fn('sites.tell-loss')(function* (before: OwnDomain, after: OwnDomain) {
      const lost = lostBy(before, after)
      const site = lost === null ? null : yield* sites.byId(after.id)
      const facility = site && (yield* knownFacilities.find([site.facility_id])).get(site.facility_id)
      if (!facility) return
      yield* events.emit(
        DomainProofLost.of({ domain: after.domain, facility: facility.name, slug: facility.slug, isGivenUp: lost === 'domain' }),
      )
    })

    const apply = Effect.fn('sites.apply-findings')(function* (actor: Actor, requested: OwnDomain, findings: DomainFindings) {
      const current = yield* ownDomains.lock(requested.id)
      if (current?.token !== requested.token) return current
      const after = checkedDomain(current, findings, clock.now())
      if (current.verified_at === null && after.verified_at !== null) yield* release(actor, current, findings.texts ?? [])
      yield* store(actor, current, after)
      yield* tellLoss(current, after)
      return after
    }, transaction)

    /** Applies what was found; a domain that another site has waits. */
    const applyOrWait = (actor: Actor, requested: OwnDomain, findings: DomainFindings) =>
      apply(actor, requested, findings).pipe(
        Effect.catchTag('DomainTaken', () => apply(actor, requested, { ...findings, texts: null }).pipe(Effect.orDie)),
      )

    return Effect.fn('sites.check-domain')(function* (actor: Actor, requested: OwnDomain) {
      const { hostname } = new URL(installed.url)
      const [texts, own, installation] = yield* Effect.all(
        [domains.texts(proofOf(requested).name), domains.addresses(requested.domain), domains.addresses(hostname)],
        { concurrency: 'unbounded' },
      )
      const points = own === null || installation === null ? null : own.some((address) => installation.includes(address))
      const findings = { texts, points, certificateUntil: null }
      const after = yield* applyOrWait(actor, requested, findings)
      if (after === null || after.verified_at === null || !after.points) return after
      // Only now the web server in front may obtain one.
      const certificateUntil = yield* domains.certificateUntil(after.domain)
      return certificateUntil === null ? after : yield* applyOrWait(actor, after, { texts: null, points, certificateUntil })
    })
  },
)
