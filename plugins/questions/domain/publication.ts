import { Schema } from 'effect'
import { Id, Moment } from '#core/records/columns.ts'
import { PublicationView } from '../contract/question.ts'

/** Question with its answer that a facility publishes, or wants to. A withdrawn one stays for its version. */
export const Publication = Schema.Struct({
  ...PublicationView.fields,
  thread_id: Id,
  state: Schema.Literals(['requested', 'published', 'refused', 'withdrawn']),
  requested_at: Moment,
  answered_at: Schema.NullOr(Moment),
})
export type Publication = typeof Publication.Type
