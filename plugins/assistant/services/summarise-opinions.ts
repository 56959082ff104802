import { Effect } from 'effect'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { type FacilityOpinions, facilityOpinionsSlotKey, facilityProfileSlot } from '#core/facilities/slots.ts'
import { define } from '#core/kernel/define.ts'
import { ratingText } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Clock } from '#core/ports/clock.ts'
import { Translator } from '#core/ports/translator.ts'
import type { NumberedFact } from '../domain/facts/numbered-facts.ts'
import { aboutFacility, emptyParts, sentencesOf } from './answer-parts.ts'
import type { FacilityFacts } from './read-facts.ts'

/** So many opinions are summed up (decisions §18). */
const minOpinions = 5

/** Sums up the accepted opinions about a facility in figures; the texts are not read. */
export const SummariseOpinions = define(
  'assistant/SummariseOpinions',
  { slotData: FacilitySlotData, translator: Translator, clock: Clock },
  ({ slotData, translator, clock }) => {
    const factsOf = Effect.fn('assistant.opinion-facts')(function* ({ facility }: Pick<FacilityFacts, 'facility'>, language: Language) {
      const t = translator.for(language)
      const data = (yield* slotData.read(facilityProfileSlot, [facility.id])).get(facility.id)
      const part = data?.[facilityOpinionsSlotKey] as FacilityOpinions | undefined
      const count = part?.count ?? 0
      if (!part || count < minOpinions) return { count, facts: [] as readonly NumberedFact[] }
      const [one = 0, two = 0, three = 0, four = 0, five = 0] = part.distribution
      const rating = (mean: number) => ratingText(mean, language)
      const texts = [
        t('assistant.opinions.mean', { mean: rating(part.total), opinions: count }),
        t('assistant.opinions.scores', { cleanliness: rating(part.cleanliness), staff: rating(part.staff), food: rating(part.food) }),
        t('assistant.opinions.distribution', { high: four + five, middle: three, low: one + two }),
        ...(part.answered > 0 ? [t('assistant.opinions.answered', { answered: part.answered })] : []),
      ]
      const from = { source: 'opinions', number: facility.id, on: toWarsawTime(clock.now()).day }
      return {
        count,
        facts: texts.map(
          (text, at): NumberedFact => ({
            n: at + 1,
            text,
            field: 'opinions',
            from,
            topics: ['opinions'],
            tags: [],
            doubted: false,
            personal: false,
          }),
        ),
      }
    })
    return {
      factsOf,
      answer: Effect.fn('assistant.summarise-opinions')(function* (facility: FacilityFacts, language: Language) {
        const t = translator.for(language)
        const { count, facts } = yield* factsOf(facility, language)
        const { id, slug, name } = facility.facility
        if (facts.length === 0)
          return { ...emptyParts, facility: { id, slug, name }, missing: [t('assistant.missing.few_opinions', { opinions: count })] }
        return aboutFacility(facility.facility, facts, { sentences: sentencesOf(facts), missing: [] }, { t, language })
      }),
    }
  },
)
