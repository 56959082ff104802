import { Effect } from 'effect'
import type { Actor, User } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Clock } from '#core/ports/clock.ts'
import { Signing } from '#core/ports/signing.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { opinionLimits } from '../contract/limits.ts'
import { codePayload, devicePayload } from '../domain/code.ts'
import { EvidenceFiles } from '../domain/opinions.port.ts'
import { Codes, Suspicions } from '../domain/readers.port.ts'

/** Keeps what verifies an opinion: uploaded documents, a printed code, and the device that it came from. */
export const KeepEvidence = define(
  'opinions/KeepEvidence',
  { evidence: EvidenceFiles, uploads: Uploads, codes: Codes, suspicions: Suspicions, signing: Signing, clock: Clock },
  ({ evidence, uploads, codes, suspicions, signing, clock }) => ({
    /** Attaches uploads of the author as documents. */
    attach: Effect.fn('opinions.attach-evidence')(function* (actor: Actor, user: User, opinionId: string, ids: readonly string[]) {
      if (ids.length === 0) return
      const wrong = (message: string) => new Validation({ schema: { evidence_ids: [message] } })
      if ((yield* evidence.of([opinionId])).length + ids.length > opinionLimits.evidence) return yield* wrong('FIELD_TOO_LONG')
      const files = yield* uploads
        .attach(actor, ids, { purpose: 'opinion_evidence', facilityId: null, subject: `opinions.opinion:${opinionId}` })
        .pipe(Effect.catchTag('UploadNotFound', () => wrong('FIELD_INVALID')))
      for (const { id, mime, name } of files)
        yield* evidence.add({
          id: newId(),
          opinion_id: opinionId,
          account_id: user.id,
          upload_id: id,
          mime,
          name,
          added_at: clock.now().toISOString(),
        })
    }),
    /** Uses a printed code of the facility; returns its id. */
    spendCode: Effect.fn('opinions.spend-code')(function* (facilityId: string, typed: string) {
      const used = yield* codes.use(facilityId, signing.macsOf(codePayload(facilityId, typed)), clock.now().toISOString())
      return used ?? (yield* new Validation({ schema: { code: ['opinions.code.wrong'] } }))
    }),
    /** Removes the documents of an opinion and their files at once. */
    remove: Effect.fn('opinions.remove-evidence')(function* (opinionIds: readonly string[]) {
      const files = yield* evidence.of(opinionIds)
      yield* evidence.remove(files.map(({ id }) => id))
      yield* uploads.remove(files.map(({ upload_id }) => upload_id))
    }),
    noteDevice: (user: User) => suspicions.noteDevice(user.id, signing.macsOf(devicePayload(user))[0], clock.now().toISOString()),
  }),
)
