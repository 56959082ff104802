import { Effect } from 'effect'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { SiteSections } from '#core/plugin/site-sections.ts'
import { Themes } from '#core/plugin/themes.ts'
import { Translator } from '#core/ports/translator.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { sitesApi } from '../contract/api.ts'
import { differencesOf } from '../contract/differences.ts'
import { WebPageNotFound } from '../contract/errors.ts'
import { reachOf } from '../domain/site.ts'
import { Sites } from '../domain/sites.port.ts'
import { warningsOf } from '../domain/warnings.ts'
import { FilledSections } from '../services/filled-sections.ts'
import { SuggestName } from '../services/take-name.ts'
import { themeChoice } from '../services/theme-choice.ts'

/** Lists themes and kinds of sections, with what the facility has to show. */
export const ListSiteChoices = handler(
  sitesApi.listSiteChoices,
  {
    themes: Themes,
    kinds: SiteSections,
    filledSections: FilledSections,
    translator: Translator,
    sites: Sites,
    knownFacilities: KnownFacilities,
    suggestName: SuggestName,
  },
  ({ themes, kinds, filledSections, translator, sites, knownFacilities, suggestName }) =>
    Effect.fn('sites.list-choices')(function* (_, { facility_id, language = 'pl' }) {
      const t = translator.for(language)
      const isFilled = yield* filledSections(facility_id)
      const hasSite = (yield* sites.ofFacility(facility_id)) !== null
      const facility = hasSite ? undefined : (yield* knownFacilities.find([facility_id])).get(facility_id)
      return {
        name: facility === undefined ? '' : yield* suggestName(facility),
        themes: themes.all.map((theme) => themeChoice(theme, t)),
        sections: kinds.map(({ kind, name, editedAt = null, nothing }) => ({
          kind,
          name: t(name),
          edited_at: editedAt,
          filled: isFilled(kind),
          nothing: nothing === undefined ? null : t(nothing),
        })),
      }
    }),
)

/** Lists the pictures and files of the texts of a site, for the editor. */
export const ListSiteUploads = handler(sitesApi.listSiteUploads, { sites: Sites, uploads: Uploads }, ({ sites, uploads }) =>
  Effect.fn('sites.list-uploads')(function* (_, { facility_id }) {
    const ids = (yield* sites.ofFacility(facility_id))?.upload_ids ?? []
    return { items: ids.length === 0 ? [] : yield* uploads.byIds(ids) }
  }),
)

/** Shows what publishing a draft would change, and what should be mended before. */
export const ReviewSite = handler(
  sitesApi.reviewSite,
  { sites: Sites, themes: Themes, kinds: SiteSections, filledSections: FilledSections },
  ({ sites, themes, kinds, filledSections }) =>
    Effect.fn('sites.review')(function* (_, { facility_id, id }) {
      const site = yield* sites.byId(id)
      if (site?.facility_id !== facility_id) return yield* new WebPageNotFound()
      return {
        changes: differencesOf(site.published, site.draft),
        reach: reachOf(site),
        warnings: warningsOf(site.draft, {
          isFilled: yield* filledSections(facility_id),
          isKnown: (kind) => kinds.some((one) => one.kind === kind),
          hasTheme: (key) => themes.all.some((theme) => theme.key === key),
        }),
      }
    }),
)
