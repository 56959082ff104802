import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { describeFacts, notStated } from '#core/facilities/describe-facts.ts'
import { profileUrl } from '#core/facilities/profile-url.ts'
import { type FacilityOpinions, facilityOpinionsSlotKey } from '#core/facilities/slots.ts'
import type { SourceKey } from '#core/facilities/source.ts'
import { define } from '#core/kernel/define.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { languageOf } from '#core/plugin/tool-language.ts'
import { Site } from '#core/ports/site.ts'
import { type Translate, Translator } from '#core/ports/translator.ts'
import { withoutContacts } from '#core/privacy/without-contacts.ts'
import { type PublicProfile, PublicProfiles } from '#plugins/facility-profile/contract/public-profiles.ts'
import type { GetFacilityInput } from '../domain/inputs.ts'

/** Returns the function that names a source. */
const sourceNames = (t: Translate) => (source: string) => t(messageKey('facility-profile.source', source as SourceKey))

/** Counts alone: the words of parents are for people to read. */
const opinionsOf = ({ scores, parts }: PublicProfile, t: Translate) => {
  const figures = parts[facilityOpinionsSlotKey] as FacilityOpinions | undefined
  return {
    count: scores.opinion_count,
    score: scores.score_total,
    score_cleanliness: scores.score_cleanliness,
    score_staff: scores.score_staff,
    score_food: scores.score_food,
    scale: '1 to 5',
    ...(figures && {
      opinions_by_score: Object.fromEntries(figures.distribution.map((count, at) => [at + 1, count])),
      checked: figures.by_trust.verified + figures.by_trust.trusted,
      not_checked: figures.by_trust.unverified,
      how_checked: t('mcp.opinions'),
    }),
  }
}

const doubtsOf = ({ doubts }: PublicProfile, t: Translate) =>
  doubts.map(({ about, text, reason, kilometres, source, on }) => ({
    about,
    untrusted_text: withoutContacts(text),
    why: t(messageKey('facility-profile.doubts', reason), { kilometres }),
    source: sourceNames(t)(source),
    on,
  }))

/** Field that a doubt is about: `fees` of `fees.month`. */
const fieldOf = (about: string) => about.split('.')[0] ?? about

/** Tool `get_facility`: the public profile, each fact with its source and day. */
export const GetFacility = define(
  'mcp/GetFacility',
  { profiles: PublicProfiles, translator: Translator, site: Site },
  ({ profiles, translator, site }) =>
    Effect.fn('mcp.get-facility')(function* (actor: Actor, input: typeof GetFacilityInput.Type) {
      const language = languageOf(input)
      const t = translator.for(language)
      const profile = yield* profiles.show(actor, { slug: input.slug })
      const { facility, facts, doubts, freePlaces, contact, movedTo } = profile
      const slug = movedTo ?? facility.slug
      return {
        slug,
        name: facility.name,
        type: facility.type,
        city: facility.city,
        district: facility.district,
        url: profileUrl(site.url, slug, language),
        how_checked: t(messageKey('facility-profile.status', facility.status, 'means')),
        open: facility.active && !facility.suspended,
        closed_since: facility.inactive_since,
        suspended: facility.suspended,
        invented: facility.made,
        free_places: freePlaces ? { count: freePlaces.free, on: freePlaces.on } : 'not stated',
        contact: {
          telephone: contact.phone ? 'stated, shown on the page alone' : 'not stated',
          email: contact.email ? 'stated, shown on the page alone' : 'not stated',
        },
        opinions: opinionsOf(profile, t),
        not_stated: notStated({ facts, doubted: doubts.map(({ about }) => fieldOf(about)) }),
        doubtful: doubtsOf(profile, t),
        facts: describeFacts(facts, sourceNames(t)),
      }
    }),
)
