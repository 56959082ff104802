import { Effect } from 'effect'
import { type Actor, system } from '#core/access/actor.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { define } from '#core/kernel/define.ts'
import { generateToken } from '#core/kernel/ids.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { Limits } from '#core/packages/limits.port.ts'
import type { CertificateHosts } from '#core/plugin/certificate-hosts.ts'
import { handler } from '#core/plugin/handler.ts'
import type { ReadGauge } from '#core/plugin/metrics.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Clock } from '#core/ports/clock.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Site as InstalledSite } from '#core/ports/site.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { domainApi } from '../contract/domain-api.ts'
import { OwnDomainNotFound, WebPageNotFound } from '../contract/errors.ts'
import { domainChecks } from '../contract/terms.ts'
import { domainChange } from '../domain/change-of.ts'
import { domainOf, namesOfHost, newDomain, type OwnDomain, writtenDomain } from '../domain/own-domain.ts'
import { OwnDomains } from '../domain/own-domains.port.ts'
import { SiteNames, Sites } from '../domain/sites.port.ts'
import { CheckDomain } from '../services/check-domain.ts'
import { ViewDomain } from '../services/view-domain.ts'
import { WriteSite } from '../services/write-site.ts'

/** Days after which a domain without proof is given up. */
const waitingDays = 30

/** Domains that are read at a time. */
const batch = 100

/** Shows the own domain of a site. */
export const ShowDomain = handler(
  domainApi.showDomain,
  { sites: Sites, ownDomains: OwnDomains, viewDomain: ViewDomain },
  ({ sites, ownDomains, viewDomain }) =>
    Effect.fn('sites.show-domain')(function* (_, { facility_id, web_page_id: id }) {
      const site = yield* sites.byId(id)
      if (site?.facility_id !== facility_id) return yield* new WebPageNotFound()
      return yield* viewDomain(yield* ownDomains.byId(id))
    }),
)

/** Sets the own domain of a site; another one that it has is given up. */
export const SetDomain = handler(
  domainApi.setDomain,
  {
    limits: Limits,
    writeSite: WriteSite,
    ownDomains: OwnDomains,
    applyChange: ApplyChange,
    viewDomain: ViewDomain,
    installed: InstalledSite,
    clock: Clock,
    transaction: Transaction,
  },
  ({ limits, writeSite, ownDomains, applyChange, viewDomain, installed, clock, transaction }) => {
    const set = Effect.fn('sites.set-domain')(function* (
      actor: Actor,
      {
        facilityId,
        id,
        written,
        domain,
      }: { readonly facilityId: string; readonly id: string; readonly written: string; readonly domain: string },
    ) {
      const site = yield* writeSite.lock({ facilityId, id }).pipe(Effect.catchTag('VersionConflict', Effect.die))
      yield* limits.requirePremium(facilityId)
      const before = yield* ownDomains.lock(id)
      if (before?.domain === domain) return before
      const after = newDomain(id, { domain, written, token: generateToken(), now: clock.now() })
      return yield* applyChange(actor, domainChange(site, before, after), ownDomains.put)
    }, transaction)
    return Effect.fn('sites.set-own-domain')(function* (actor, { facility_id: facilityId, web_page_id: id, domain: given }) {
      const written = writtenDomain(given)
      const read = domainOf(written, new URL(installed.url).hostname)
      if ('refusal' in read) return yield* new Validation({ schema: { domain: [messageKey('sites.domain', read.refusal)] } })
      return yield* viewDomain(yield* set(actor, { facilityId, id, written, domain: read.domain }))
    })
  },
)

/** Checks the own domain of a site. */
export const CheckOwnDomain = handler(
  domainApi.checkDomain,
  { sites: Sites, ownDomains: OwnDomains, checkDomain: CheckDomain, viewDomain: ViewDomain, rateLimit: RateLimit },
  ({ sites, ownDomains, checkDomain, viewDomain, rateLimit }) =>
    Effect.fn('sites.check-own-domain')(function* (actor, { facility_id, web_page_id: id }) {
      const site = yield* sites.byId(id)
      if (site?.facility_id !== facility_id) return yield* new WebPageNotFound()
      const domain = yield* ownDomains.byId(id)
      if (domain === null) return yield* new OwnDomainNotFound()
      yield* rateLimit.consume('sites.check-domain', id, domainChecks)
      return yield* viewDomain(yield* checkDomain(actor, domain))
    }),
)

/** Takes the own domain from a site. */
export const RemoveDomain = handler(
  domainApi.removeDomain,
  { writeSite: WriteSite, ownDomains: OwnDomains, applyChange: ApplyChange, transaction: Transaction },
  ({ writeSite, ownDomains, applyChange, transaction }) =>
    Effect.fn('sites.remove-domain')(function* (actor, { facility_id: facilityId, web_page_id: id }) {
      const site = yield* writeSite.lock({ facilityId, id }).pipe(Effect.catchTag('VersionConflict', Effect.die))
      const before = yield* ownDomains.lock(id)
      if (before !== null) yield* applyChange(actor, domainChange(site, before, null), () => ownDomains.remove(id))
      return { domain: null }
    }, transaction),
)

/** Checks all own domains, once a day, and gives up those that were never proved within thirty days. */
export const CheckAllDomains = define(
  'sites/CheckAllDomains',
  { ownDomains: OwnDomains, checkDomain: CheckDomain, clock: Clock },
  ({ ownDomains, checkDomain, clock }) => {
    const checkOrGiveUp = Effect.fn('sites.check-or-give-up')(function* (domain: OwnDomain, abandoned: string) {
      if (domain.verified_at === null && domain.created_at < abandoned) yield* ownDomains.remove(domain.id)
      else yield* checkDomain(system, domain)
    })
    return Effect.fn('sites.check-all-domains')(function* (_: Actor, _nothing: Readonly<Record<string, never>>) {
      const abandoned = new Date(clock.now().getTime() - waitingDays * 86_400_000).toISOString()
      let last = '00000000-0000-0000-0000-000000000000'
      for (;;) {
        const domains = yield* ownDomains.after(last, batch)
        yield* Effect.forEach(domains, (domain) => checkOrGiveUp(domain, abandoned), { concurrency: 5 })
        const end = domains.at(-1)
        if (end === undefined || domains.length < batch) return
        last = end.id
      }
    })
  },
)

/** Tells for which hosts certificates may be obtained: sites with a sub-domain, or with a verified domain, with or without `www.`. */
export const ServedHosts = define(
  'sites/ServedHosts',
  { names: SiteNames, ownDomains: OwnDomains },
  ({ names, ownDomains }): CertificateHosts => ({
    isServed: Effect.fn('sites.is-served')(function* (host) {
      const { name, domains } = namesOfHost(host)
      if (domains.length === 0) return (yield* names.find(name)) !== null
      for (const domain of domains) if ((yield* ownDomains.of(domain)).some(({ verified_at }) => verified_at !== null)) return true
      return false
    }),
  }),
)

/** Tells how many seconds are left until the first certificate of an own domain ends; infinitely many where none has one. */
export const CertificateSecondsLeft = define(
  'sites/CertificateSecondsLeft',
  { ownDomains: OwnDomains, clock: Clock },
  ({ ownDomains, clock }): ReadGauge =>
    Effect.fn('sites.certificate-seconds-left')(function* () {
      const until = (yield* ownDomains.firstToEnd())?.certificate_until ?? null
      return until === null ? Number.POSITIVE_INFINITY : Math.max(0, (Date.parse(until) - clock.now().getTime()) / 1000)
    }),
)
