import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { QuestionsSlotData } from '../contract/publication.ts'
import { hashOf, isStaff, registerEmail } from './question-facilities.query.ts'
import { publishedOf } from './questions.repository.ts'

/** Slot data: whether a facility gets questions, by its panel or by mail, and those that it has published. */
export const questionsOfFacility = slotData(facilityProfileSlot, 'questions', {
  query: `select jsonb_build_object(
      'reachable', exists (select 1 from access_grant g where ${isStaff}) or exists (
        select 1 from (select ${registerEmail} email) r
         where r.email is not null and not exists (select 1 from questions_address m where m.address = ${hashOf('r.email')} and m.stopped)),
      'published', (select coalesce(jsonb_agg(to_jsonb(q)), '[]') from (${publishedOf}) q))`,
  output: QuestionsSlotData,
})
