import { Effect } from 'effect'
import { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { demoSite, settlingIn } from '../demo/sloneczko.ts'
import { newPage, newSection, type Site, startContent, usualTheme } from '../domain/site.ts'
import { Sites } from '../domain/sites.port.ts'
import { StartTexts } from '../services/start-texts.ts'

/** Publishes the site of the demo's facility, once: pages that its profile fills, and one that the owner has written. */
export const SeedSitesDemo = define(
  'sites/SeedDemo',
  { demoFacilities: DemoFacilities, sites: Sites, startTexts: StartTexts, clock: Clock, transaction: Transaction },
  ({ demoFacilities, sites, startTexts, clock, transaction }): Seed =>
    Effect.fn('sites.seed-demo')(function* () {
      const facility_id = yield* demoFacilities.find(demoSite.facility, demoSite.city)
      if (facility_id === null || (yield* sites.ofFacility(facility_id)) !== null) return
      const start = startContent(demoSite.title, usualTheme, startTexts())
      const about = start.pages.find(({ kind }) => kind === 'about')
      const page = { kind: 'rich_text', title: settlingIn.title, parent: about?.id ?? null } as const
      const content = { ...start, pages: [...start.pages, newPage(start.pages, page, [newSection('rich_text', settlingIn.text)])] }
      const now = clock.now().toISOString()
      const site: Site = {
        id: newId(),
        facility_id,
        name: demoSite.name,
        active: true,
        visible: true,
        hidden: false,
        draft: content,
        published: content,
        published_at: now,
        upload_ids: [],
        created_at: now,
        updated_at: now,
        version: 1,
      }
      yield* Effect.orDie(sites.add(site))
      yield* sites.keepVersion({ site_id: site.id, content, published_at: now, published_by: null })
    }, transaction),
)
