import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { define } from '#core/kernel/define.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { Clock } from '#core/ports/clock.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { SubpageNotFound, treeRefused, WebPageNotFound } from '../contract/errors.ts'
import type { TreeResult } from '../contract/page-tree.ts'
import type { SiteContent, SitePage } from '../contract/site.ts'
import { changeOf, type SiteAct } from '../domain/change-of.ts'
import { type Site, uploadsOfContent } from '../domain/site.ts'
import { Sites } from '../domain/sites.port.ts'
import { ViewSite } from './view-site.ts'

/** Site of a facility that a request names. */
interface NamedSite {
  readonly facilityId: string
  readonly id: string
  readonly version?: number | undefined
}

/** Function of the tree of pages. */
type PagesAct = (pages: readonly SitePage[]) => TreeResult<SitePage>

/** Reads and stores sites for their writers, in the running transaction. */
export const WriteSite = define(
  'sites/WriteSite',
  { sites: Sites, uploads: Uploads, applyChange: ApplyChange, viewSite: ViewSite, clock: Clock },
  ({ sites, uploads, applyChange, viewSite, clock }) => {
    /** Locks the site of a facility; one of another facility is not found. */
    const lock = Effect.fn('sites.lock')(function* ({ facilityId, id, version }: NamedSite) {
      const site = yield* sites.lock(id)
      if (site?.facility_id !== facilityId) return yield* new WebPageNotFound()
      if (version !== undefined && version !== site.version)
        return yield* new VersionConflict({ detail: `Changed at ${site.updated_at}; the newest version is ${site.version}.` })
      return site
    })
    const save = Effect.fn('sites.save')(function* (actor: Actor, before: Site, changes: Partial<Site>, act: SiteAct = 'changed') {
      const after: Site = { ...before, ...changes, updated_at: clock.now().toISOString(), version: before.version + 1 }
      yield* applyChange(actor, changeOf(before, after, act), sites.replace).pipe(
        // Cannot happen: the facility of a site never changes.
        Effect.catchTag('WebPageExists', Effect.die),
      )
      return viewSite(after)
    })
    /** Returns a site with its changed draft, whose new pictures belong to it from now on. */
    const withDraft = Effect.fn('sites.with-draft')(function* (actor: Actor, site: Site, draft: SiteContent) {
      const added = uploadsOfContent(draft).filter((one) => !site.upload_ids.includes(one))
      const subject = `sites.site:${site.id}`
      yield* uploads.attach(actor, added, { purpose: 'web_page', facilityId: site.facility_id, subject })
      return { draft, upload_ids: [...site.upload_ids, ...added] }
    })
    const readPages = Effect.fn('sites.read-pages')(function* (named: NamedSite, act: PagesAct) {
      const site = yield* lock(named)
      const pages = act(site.draft.pages)
      if (pages === 'page-not-found') return yield* new SubpageNotFound()
      if (typeof pages === 'string') return yield* treeRefused(pages)
      return { site, draft: { ...site.draft, pages } }
    })
    const saveDraft = (actor: Actor, site: Site, changes: Pick<Site, 'draft'> & Partial<Pick<Site, 'upload_ids'>>) =>
      // Cannot happen: the name stays.
      save(actor, site, changes).pipe(Effect.catchTag('NameTaken', Effect.die))
    return {
      lock,
      save,
      withDraft,
      /** Changes the tree of pages of a draft; their texts stay. */
      savePages: Effect.fn('sites.save-pages')(function* (actor: Actor, named: NamedSite, act: PagesAct) {
        const { site, draft } = yield* readPages(named, act)
        return yield* saveDraft(actor, site, { draft })
      }),
      /** Changes the pages of a draft with their texts. */
      saveTexts: Effect.fn('sites.save-texts')(function* (actor: Actor, named: NamedSite, act: PagesAct) {
        const { site, draft } = yield* readPages(named, act)
        return yield* saveDraft(actor, site, yield* withDraft(actor, site, draft))
      }),
    }
  },
)
