import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Installation } from '#core/ports/installation.ts'
import { Translator } from '#core/ports/translator.ts'
import { Comparisons, comparedFields } from '#plugins/favourites/contract/comparisons.ts'
import { profileUrl } from '../domain/addresses.ts'
import { describeFacts, notStated } from '../domain/describe-facts.ts'
import { type CompareInput, languageOf } from '../domain/inputs.ts'
import { sourceNames } from './get-facility.ts'

/** Tool `compare`: facilities side by side, as the comparison of the pages shows them. */
export const Compare = define(
  'mcp/Compare',
  { comparisons: Comparisons, translator: Translator, installation: Installation },
  ({ comparisons, translator, installation }) =>
    Effect.fn('mcp.compare')(function* (actor: Actor, input: typeof CompareInput.Type) {
      const language = languageOf(input)
      const sourceName = sourceNames(translator.for(language))
      const { facilities, missing } = yield* comparisons.compare(actor, { slugs: input.slugs, position: null })
      return {
        facilities: facilities.map(({ slug, name, type, city, district, active, suspended, made, scores, facts, metres }) => ({
          slug,
          name,
          type,
          city,
          district,
          url: profileUrl(installation.publicUrl, slug, language),
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
