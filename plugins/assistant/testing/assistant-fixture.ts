import { Effect } from 'effect'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeHolidays } from '#adapters/memory/holidays.ts'
import { makeMemoryKnownFacilities } from '#adapters/memory/known-facilities.ts'
import { makeSharedCounters } from '#adapters/memory/shared-counters.ts'
import type { Facilities, FacilityStatement } from '#core/facilities/facilities.port.ts'
import type { SlotDataOfFacility } from '#core/facilities/facility-slot-data.port.ts'
import type { KnownFacility } from '#core/facilities/known-facilities.port.ts'
import type { FacilityOpinions } from '#core/facilities/slots.ts'
import type { Statement } from '#core/facilities/statement.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { Limits } from '#core/packages/limits.port.ts'
import type { LanguageModel } from '#core/ports/language-model.ts'
import type { Translator } from '#core/ports/translator.ts'
import { type StaffSlotData, staffSlotKey } from '#plugins/facility-panel/contract/employee.ts'
import { makeMemoryFacilityIndex } from '#plugins/search/testing/memory-facility-index.ts'
import { parentSearchReader } from '#plugins/search/testing/parent-search.ts'
import { AnswerAssistant } from '../services/answer-assistant.ts'
import { AnswerFacilityQuestions } from '../services/facility-answers.ts'
import { tagFacets } from './tag-facets.ts'

interface Given {
  readonly translator: Translator
  readonly facilities: readonly (KnownFacility & { readonly statements: readonly Statement[] })[]
  readonly model?: LanguageModel
  /** Drafts of a day. */
  readonly drafts?: number
  readonly opinions?: Partial<FacilityOpinions>
  readonly staff?: StaffSlotData
  /** Public holidays, ISO dates. */
  readonly holidays?: readonly string[]
}

/** Creates the assistant over facilities in memory; without a model by default. */
export const makeAssistant = ({ translator, facilities, model = { kind: 'none' }, drafts = 50, opinions, staff, holidays = [] }: Given) => {
  const clock = makeClock()
  const counters = makeSharedCounters({ clock })
  const slotData: SlotDataOfFacility = { ...(opinions && { opinions }), ...(staff && { [staffSlotKey]: staff }) }
  const dependencies = {
    facilities: {
      statementsOf: (ids: readonly string[]): Effect.Effect<readonly FacilityStatement[]> =>
        Effect.succeed(
          facilities.flatMap(({ id, statements }) => (ids.includes(id) ? statements.map((one) => ({ ...one, facilityId: id })) : [])),
        ),
    } as Pick<Facilities, 'statementsOf'> as Facilities,
    known: makeMemoryKnownFacilities(() => facilities),
    translator,
    reader: parentSearchReader,
    index: makeMemoryFacilityIndex([]),
    slotData: {
      read: (_: unknown, ids: readonly string[]) =>
        Effect.succeed(new Map(ids.map((id): readonly [string, SlotDataOfFacility] => [id, slotData]))),
      readBySlug: () => Effect.succeed({}),
    },
    facets: tagFacets,
    holidays: makeHolidays(...holidays),
    clock,
    counters,
    limits: { valueFor: () => Effect.succeed(drafts) } as Pick<Limits, 'valueFor'> as Limits,
    model,
  }
  const answers = makeOf(AnswerFacilityQuestions)(dependencies)
  return { assistant: makeOf(AnswerAssistant)(dependencies), answers, clock, counters }
}
