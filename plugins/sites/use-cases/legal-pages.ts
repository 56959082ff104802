import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { WebPageNotFound } from '../contract/errors.ts'
import { legalApi } from '../contract/legal-api.ts'
import { addPage } from '../contract/page-tree.ts'
import type { SitePage } from '../contract/site.ts'
import type { LegalKind } from '../contract/terms.ts'
import { legalChecklist, legalPageOf } from '../domain/legal/legal-checklist.ts'
import type { LegalFacts } from '../domain/legal/legal-facts.ts'
import { legalTexts } from '../domain/legal/legal-texts.ts'
import { newPage, newSection } from '../domain/site.ts'
import { Sites } from '../domain/sites.port.ts'
import { ReadLegalFacts } from '../services/legal-facts.ts'
import { ViewSite } from '../services/view-site.ts'
import { WriteSite } from '../services/write-site.ts'

/** Lists what the law demands of the site of a facility, and what of it is there. */
export const ListLegalPages = handler(legalApi.listLegalPages, { sites: Sites, legal: ReadLegalFacts }, ({ sites, legal }) =>
  Effect.fn('sites.list-legal-pages')(function* (_, { facility_id, web_page_id }) {
    const site = yield* sites.byId(web_page_id)
    if (site?.facility_id !== facility_id) return yield* new WebPageNotFound()
    const items = legalChecklist(yield* legal.ownership(facility_id), site)
    return { items: items.map((item) => ({ ...item, title: legalTexts[item.kind].title })) }
  }),
)

/** Creates a legal page; the foot of the site leads to it, its menu does not. */
const legalPage = (pages: readonly SitePage[], kind: LegalKind, facts: LegalFacts): SitePage => {
  const { title, text } = legalTexts[kind]
  return { ...newPage(pages, { kind: 'custom', title }, [newSection('rich_text', text(facts))]), in_menu: false, legal: kind }
}

/** Adds legal pages to the draft of a site. */
export const AddLegalPages = handler(
  legalApi.addLegalPages,
  { legal: ReadLegalFacts, writeSite: WriteSite, viewSite: ViewSite, transaction: Transaction },
  ({ legal, writeSite, viewSite, transaction }) =>
    Effect.fn('sites.add-legal-pages')(function* (actor, { facility_id: facilityId, web_page_id: id, version, kinds }) {
      const named = { facilityId, id, version }
      const site = yield* writeSite.lock(named)
      const facts = yield* legal.facts(site)
      if (kinds.includes('accessibility') && !facts.isPublic)
        return yield* new Validation({ schema: { kinds: ['sites.legal.public-only'] } })
      const missing = [...new Set(kinds)].filter((kind) => !legalPageOf(site.draft.pages, kind))
      if (missing.length === 0) return viewSite(site)
      const withLegal = writeSite.savePages(actor, named, (before) => {
        let pages = before
        for (const kind of missing) {
          const added = addPage(pages, legalPage(pages, kind, facts))
          if (typeof added === 'string') return added
          pages = added
        }
        return pages
      })
      // Cannot happen: the pages are below no other.
      return yield* withLegal.pipe(Effect.catchTag('SubpageNotFound', Effect.die))
    }, transaction),
)
