import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { sitesApi } from '../contract/api.ts'
import { addPage, changePage, movePage, removePage } from '../contract/page-tree.ts'
import { newPage } from '../domain/site.ts'
import { CheckContent } from '../services/check-content.ts'
import { WriteSite } from '../services/write-site.ts'

const dependencies = { writeSite: WriteSite, transaction: Transaction }

/** Adds a page to the draft of a site. */
export const AddSubpage = handler(sitesApi.addSubpage, dependencies, ({ writeSite, transaction }) =>
  Effect.fn('sites.add-subpage')(function* (actor, { facility_id: facilityId, web_page_id: id, version, title, kind = 'custom', parent }) {
    return yield* writeSite.savePages(actor, { facilityId, id, version }, (pages) =>
      addPage(pages, newPage(pages, { kind, title, parent: parent ?? null })),
    )
  }, transaction),
)

/** Changes a page in the draft of a site. */
export const ChangeSubpage = handler(
  sitesApi.changeSubpage,
  { ...dependencies, checkContent: CheckContent },
  ({ writeSite, transaction, checkContent }) =>
    Effect.fn('sites.change-subpage')(function* (
      actor,
      { facility_id: facilityId, web_page_id, id, version, title, slug, in_menu, visible, sections },
    ) {
      const changes = {
        ...(title !== undefined && { title: title.trim() }),
        ...(slug !== undefined && { slug }),
        ...(in_menu !== undefined && { in_menu }),
        ...(visible !== undefined && { visible }),
      }
      const site = yield* writeSite.lock({ facilityId, id: web_page_id, version })
      yield* checkContent.sections(sections && [{ sections }], site.draft.pages, 'sections')
      return yield* writeSite.saveTexts(actor, { facilityId, id: web_page_id, version }, (pages) => {
        const changed = changePage(pages, id, changes)
        if (typeof changed === 'string' || sections === undefined) return changed
        return changed.map((page) => (page.id === id ? { ...page, sections } : page))
      })
    }, transaction),
)

/** Removes a page from the draft of a site. */
export const RemoveSubpage = handler(sitesApi.removeSubpage, dependencies, ({ writeSite, transaction }) =>
  Effect.fn('sites.remove-subpage')(function* (actor, { facility_id: facilityId, web_page_id, id, version }) {
    return yield* writeSite.savePages(actor, { facilityId, id: web_page_id, version }, (pages) => removePage(pages, id))
  }, transaction),
)

/** Moves a page in the draft of a site. */
export const SortSubpages = handler(sitesApi.sortSubpages, dependencies, ({ writeSite, transaction }) =>
  Effect.fn('sites.sort-subpages')(function* (actor, { facility_id: facilityId, web_page_id, id, version, parent, before }) {
    return yield* writeSite.savePages(actor, { facilityId, id: web_page_id, version }, (pages) => movePage(pages, id, { parent, before }))
  }, transaction),
)
