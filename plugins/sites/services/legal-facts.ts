import { Effect } from 'effect'
import type { FacilityType } from '#core/facilities/facility-type.ts'
import { type Facts, resolve } from '#core/facilities/statement.ts'
import { textDay } from '#core/kernel/dates.ts'
import { define } from '#core/kernel/define.ts'
import { siteOrigin } from '#core/kernel/site-address.ts'
import { Clock } from '#core/ports/clock.ts'
import { Site as InstalledSite } from '#core/ports/site.ts'
import { addressLine } from '../domain/address-line.ts'
import { isPublicFacility, type Ownership } from '../domain/legal/legal-checklist.ts'
import type { LegalFacts } from '../domain/legal/legal-facts.ts'
import type { Site } from '../domain/site.ts'
import { SiteReader, Sites } from '../domain/sites.port.ts'

const nurseries: readonly (FacilityType | undefined)[] = ['nursery', 'toddler_club', 'day_guardian']

/** Reads what legal pages need to know: who runs a facility, and what their texts say about it. */
export const ReadLegalFacts = define(
  'sites/ReadLegalFacts',
  { reader: SiteReader, sites: Sites, installed: InstalledSite, clock: Clock },
  ({ reader, sites, installed, clock }) => {
    const readFacts = Effect.fn('sites.read-facts')(function* (facilityId: string) {
      const opened = yield* reader.ofFacility(facilityId)
      return { facility: opened?.facility, facts: resolve(opened?.facility.statements ?? []).facts }
    })
    const ownershipOf = (facts: Facts): Ownership => ({
      legalType: facts.legal_type?.value ?? null,
      tags: facts.ownership?.value ?? [],
    })
    return {
      ownership: (facilityId: string) => Effect.map(readFacts(facilityId), ({ facts }) => ownershipOf(facts)),
      /** Returns what the texts of legal pages say, as of today. */
      facts: Effect.fn('sites.read-legal-facts')(function* (site: Site) {
        const { facility, facts } = yield* readFacts(site.facility_id)
        const first = yield* sites.versionOf(site.id, 1)
        const today = clock.now().toISOString()
        const read: LegalFacts = {
          name: facility?.name ?? site.draft.title,
          address: facility ? addressLine(facts, facility.city) : null,
          operator: facts.operator ? { name: facts.operator.value.name, address: facts.operator.value.address } : null,
          isPublic: isPublicFacility(ownershipOf(facts)),
          isNursery: nurseries.includes(facility?.type),
          site: siteOrigin(installed.url, site.name),
          today: textDay(today, 'pl'),
          publishedOn: textDay(first?.published_at ?? today, 'pl'),
        }
        return read
      }),
    }
  },
)
