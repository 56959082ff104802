import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Audit } from '#core/ports/audit.ts'
import { Events } from '#core/ports/events.ts'
import { FacilityQuestionsChanged } from '../contract/events.ts'
import { QuestionFacilities } from '../domain/mail-links.port.ts'
import type { Publication } from '../domain/publication.ts'
import type { Question } from '../domain/question.ts'
import { Publications } from '../domain/questions.port.ts'
import { PublishUpdate } from './thread.ts'

/** Change of a publication, as the audit log names it. */
type PublicationAction = 'requested' | 'agreed' | 'refused' | 'revoked' | 'withdrawn'

/** Stores a changed publication; the profile follows at once where it shows another text. */
export const WritePublication = define(
  'questions/WritePublication',
  { publications: Publications, facilities: QuestionFacilities, publishUpdate: PublishUpdate, audit: Audit, events: Events },
  ({ publications, facilities, publishUpdate, audit, events }) =>
    Effect.fn('questions.write-publication')(function* (
      actor: Actor,
      question: Question,
      action: PublicationAction,
      { before, after }: { readonly before: Publication | null; readonly after: Publication },
    ) {
      const { id, facility_id, account_id } = question
      yield* publications.save(after)
      const about = { thread: id, facility: facility_id, version: after.version }
      yield* audit.record({ actor, action: `questions.publication-${action}`, subject: account_id, about })
      if (before?.state === 'published' || after.state === 'published')
        yield* events.emit(FacilityQuestionsChanged.of({ facilityId: facility_id }))
      yield* publishUpdate(question, (yield* facilities.byId(facility_id))?.staff ?? [])
    }),
)
