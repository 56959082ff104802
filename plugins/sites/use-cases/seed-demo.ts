import { Effect } from 'effect'
import { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import type { SitePage } from '../contract/site.ts'
import { demoSite, documentsTitle, settlingIn, ukrainianTitles } from '../demo/sloneczko.ts'
import { demoTemplates } from '../demo/templates.ts'
import { PageTemplates } from '../domain/page-templates.port.ts'
import { newPage, newSection, type Site, startContent, usualTheme } from '../domain/site.ts'
import { Sites } from '../domain/sites.port.ts'
import { StartTexts } from '../services/start-texts.ts'

const inUkrainian = (page: SitePage): SitePage => {
  const title = ukrainianTitles.get(page.kind)
  return title === undefined ? page : { ...page, translations: { ua: { title } } }
}

/** Adds the map to the page with the address. */
const withMap = (page: SitePage): SitePage =>
  page.kind === 'contact' ? { ...page, sections: page.sections.toSpliced(1, 0, newSection('map')) } : page

/**
 * Stores page templates, and publishes the site of the demo's facility, once: pages that its profile fills, one that the
 * owner has written, and one with the files of its posts.
 */
export const SeedSitesDemo = define(
  'sites/SeedDemo',
  {
    demoFacilities: DemoFacilities,
    sites: Sites,
    templates: PageTemplates,
    startTexts: StartTexts,
    clock: Clock,
    transaction: Transaction,
  },
  ({ demoFacilities, sites, templates, startTexts, clock, transaction }): Seed =>
    Effect.fn('sites.seed-demo')(function* () {
      const now = clock.now().toISOString()
      if ((yield* templates.list('all')).length === 0)
        for (const template of demoTemplates(now)) yield* Effect.orDie(templates.add(template))
      const facility_id = yield* demoFacilities.find(demoSite.facility, demoSite.city)
      if (facility_id === null || (yield* sites.ofFacility(facility_id)) !== null) return
      const start = startContent(demoSite.title, usualTheme, startTexts())
      const about = start.pages.find(({ kind }) => kind === 'about')
      const page = { kind: 'rich_text', title: settlingIn.title, parent: about?.id ?? null } as const
      const filled = start.pages.map(inUkrainian).map(withMap)
      const written = [...filled, newPage(filled, page, [newSection('rich_text', settlingIn.text)])]
      const documents = { kind: 'custom', title: documentsTitle, parent: about?.id ?? null } as const
      const content = { ...start, pages: [...written, newPage(written, documents, [newSection('documents')])] }
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
