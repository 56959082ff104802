import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Events } from '#core/ports/events.ts'
import { FacilityQuestionsChanged } from '../contract/events.ts'
import type { Publication } from '../domain/publication.ts'
import type { Publications } from '../domain/publications.port.ts'
import type { Question } from '../domain/question.ts'
import type { QuestionFacilities } from '../domain/question-facilities.port.ts'
import type { PublishUpdate } from './publish-update.ts'

interface Dependencies {
  readonly publications: Publications
  readonly facilities: QuestionFacilities
  readonly publishUpdate: PublishUpdate
  readonly audit: Audit
  readonly events: Events
}

/** Change of a publication, as the audit log names it. */
type PublicationAction = 'requested' | 'agreed' | 'refused' | 'revoked' | 'withdrawn'

/** Stores a changed publication; the profile follows at once where it shows another text. */
export const makeWritePublication = ({ publications, facilities, publishUpdate, audit, events }: Dependencies) =>
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
  })

export type WritePublication = ReturnType<typeof makeWritePublication>
export const WritePublication = token<WritePublication>('questions/WritePublication')
