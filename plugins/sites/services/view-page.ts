import { Effect } from 'effect'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { facilitySiteSlot } from '#core/facilities/slots.ts'
import { define } from '#core/kernel/define.ts'
import { InOneRoundTrip } from '#core/ports/one-round-trip.ts'
import { uploadsOf } from '#core/rich-text/read-document.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import type { SiteContent, SitePage } from '../contract/site.ts'
import { wholeOf } from '../domain/shown-page.ts'

/** Loads what a page of a site shows, by at most two queries: data of plugins for its sections, and the uploads of its texts. */
export const ViewPage = define(
  'sites/ViewPage',
  { slotData: FacilitySlotData, uploads: Uploads, inOneRoundTrip: InOneRoundTrip },
  ({ slotData, uploads, inOneRoundTrip }) =>
    Effect.fn('sites.view-page')(function* (facilityId: string, content: SiteContent, page: SitePage) {
      const sections = page.sections.filter(({ visible }) => visible)
      const ofTexts = sections.flatMap(({ text }) => (text === null ? [] : uploadsOf(text)))
      const shown = [...new Set([...(content.look?.logo ? [content.look.logo] : []), ...ofTexts])]
      const { parts, files } = yield* inOneRoundTrip(
        Effect.all(
          {
            parts: Effect.map(slotData.read(facilitySiteSlot, [facilityId]), (found) => found.get(facilityId) ?? {}),
            files: shown.length === 0 ? Effect.succeed([]) : uploads.byIds(shown),
          },
          { concurrency: 'unbounded' },
        ),
      )
      return {
        title: page.title,
        path: `/${page.slug}` as const,
        isMain: page.kind === 'main',
        legal: page.legal ?? null,
        sections: sections.map((section) => ({ ...section, more: wholeOf(content, page, section.kind) })),
        uploads: files,
        parts,
        lead: null,
        search: page.search ?? null,
      }
    }),
)
