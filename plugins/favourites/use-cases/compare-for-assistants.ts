import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { describeFacts, notStated } from '#core/facilities/describe-facts.ts'
import { profileUrl } from '#core/facilities/profile-url.ts'
import type { SourceKey } from '#core/facilities/source.ts'
import { define } from '#core/kernel/define.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { languageOf } from '#core/plugin/tool-language.ts'
import { Site } from '#core/ports/site.ts'
import { Translator } from '#core/ports/translator.ts'
import type { CompareInput } from '../contract/compare.ts'
import { comparedFields } from '../domain/compared-facility.ts'
import { CompareFacilities } from './compare-facilities.ts'

/** Tool `compare`: facilities side by side, with the facts of the comparison page. */
export const CompareForAssistants = define(
  'favourites/CompareForAssistants',
  { compare: CompareFacilities, translator: Translator, site: Site },
  ({ compare, translator, site }) =>
    Effect.fn('favourites.compare-for-assistants')(function* (actor: Actor, input: CompareInput) {
      const language = languageOf(input)
      const t = translator.for(language)
      const sourceName = (source: string) => t(messageKey('favourites.compare.source', source as SourceKey))
      const { facilities, missing } = yield* compare(actor, { slugs: input.slugs, position: null })
      return {
        facilities: facilities.map(({ slug, name, type, city, district, active, suspended, made, scores, facts, metres }) => ({
          slug,
          name,
          type,
          city,
          district,
          url: profileUrl(site.url, slug, language),
          open: active && !suspended,
          invented: made,
          opinions: { count: scores.opinion_count, score: scores.score_total },
          metres_from_the_first: metres,
          not_stated: notStated({ facts }, comparedFields),
          facts: describeFacts(facts, sourceName),
        })),
        unknown_slugs: missing,
        left_out: ['facts that the comparison does not show, and doubtful ones: get_facility returns them'],
      }
    }),
)
