import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { siteOrigin } from '#core/kernel/site-address.ts'
import { Themes } from '#core/plugin/themes.ts'
import { Site as InstalledSite } from '#core/ports/site.ts'
import type { SiteContent } from '../contract/site.ts'
import { startContent, usualTheme } from '../domain/site.ts'
import { SiteReader } from '../domain/sites.port.ts'
import { shownSiteOf, siteThemeOf } from './open-site.ts'
import { StartTexts } from './start-texts.ts'

/**
 * Opens the draft of a facility's site for its writers, in another theme where they ask for one; without a site, the one
 * with which it would begin.
 */
export const OpenDraft = define(
  'sites/OpenDraft',
  { reader: SiteReader, themes: Themes, installed: InstalledSite, startTexts: StartTexts },
  ({ reader, themes, installed, startTexts }) =>
    Effect.fn('sites.open-draft')(function* (facilityId: string, theme: string | null, language: Language) {
      const opened = yield* reader.ofFacility(facilityId)
      if (opened === null) return null
      const { site, facility } = opened
      const draft: SiteContent = site?.draft ?? startContent(facility.name, usualTheme, startTexts())
      const content = { ...draft, theme: theme ?? draft.theme }
      const name = site?.name ?? ''
      return {
        site: shownSiteOf({ id: '', name, origin: siteOrigin(installed.url, name), publishedAt: '' }, content, facility, {
          language,
          which: 'all',
        }),
        theme: siteThemeOf(themes, content),
      }
    }),
)
