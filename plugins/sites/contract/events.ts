import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** Change of what visitors see of a site; `names`: the sub-domains whose pages are concerned. */
export const SiteChanged = eventKind('sites.changed', { facilityId: Schema.String, names: Schema.Array(Schema.String) })
export type SiteChanged = EventOf<typeof SiteChanged>
