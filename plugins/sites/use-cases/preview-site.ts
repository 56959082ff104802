import { Effect } from 'effect'
import { checkAccess } from '#core/access/access-rule.ts'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { WebPageNotFound } from '../contract/errors.ts'
import { siteAccess } from '../contract/permissions.ts'
import { branchOf, menuLinks } from '../domain/shown-page.ts'
import { OpenDraft } from '../services/open-draft.ts'
import { ViewPage } from '../services/view-page.ts'
import type { SitePageView } from './show-site-page.ts'

interface PreviewInput {
  readonly facilityId: string
  /** Id of the page; the main one where it is missing, or not there any more. */
  readonly page: string
  /** Key of another theme than that of the draft. */
  readonly theme: string | null
  readonly language: Language
}

/** Shows a page of the draft to those who write the site, also one that is hidden (row WB-07). */
export const PreviewSitePage = define('sites/PreviewSitePage', { openDraft: OpenDraft, viewPage: ViewPage }, ({ openDraft, viewPage }) =>
  Effect.fn('sites.preview-page')(function* (actor: Actor, { facilityId, page: id, theme, language }: PreviewInput) {
    const refused = checkAccess(siteAccess, actor, facilityId)
    if (refused) return yield* Effect.fail(refused)
    const draft = yield* openDraft(facilityId, theme, language)
    const page = draft?.site.content.pages.find((one) => one.id === id) ?? draft?.site.content.pages.find(({ kind }) => kind === 'main')
    if (!draft || !page) return yield* new WebPageNotFound()
    const menu = menuLinks(draft.site.content, page.id)
    const view = { ...(yield* viewPage(facilityId, draft.site.content, page)), languages: draft.site.languages }
    const shown: SitePageView = { ...draft, menu, branch: branchOf(menu), view, isDraft: true }
    return shown
  }),
)
