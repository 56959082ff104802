import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { ContactReveals } from '#plugins/facility-profile/contract/reveals.ts'
import { ShowSitePage, type SitePageInput, type SitePageView } from './show-site-page.ts'

/**
 * Shows a page of a site with telephone and e-mail, where a section of it offers them; rate-limited per visitor and
 * counted for the owner like reveals of the profile (row WB-19).
 */
export const RevealSiteContact = define(
  'sites/RevealContact',
  { showPage: ShowSitePage, reveals: ContactReveals },
  ({ showPage, reveals }) =>
    Effect.fn('sites.reveal-contact')(function* (actor: Actor, input: SitePageInput) {
      const shown: SitePageView = yield* showPage(actor, input)
      const { site, view } = shown
      if (site === null || view === null || !view.sections.some(({ kind }) => kind === 'contact')) return { ...shown, view: null }
      const contact = yield* reveals.reveal(actor, site.facility.id)
      return { ...shown, site: { ...site, contact }, view: { ...view, isRevealed: true } } satisfies SitePageView
    }),
)
