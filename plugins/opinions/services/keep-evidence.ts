import { Effect } from 'effect'
import type { Actor, User } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Signing } from '#core/ports/signing.ts'
import type { Uploads } from '#plugins/uploads/contract/queries.ts'
import { opinionLimits } from '../contract/limits.ts'
import { codePayload } from '../domain/code.ts'
import type { Codes } from '../domain/codes.port.ts'
import { devicePayload } from '../domain/device.ts'
import type { EvidenceFiles } from '../domain/evidence.port.ts'
import type { Suspicions } from '../domain/staff.port.ts'

interface Dependencies {
  readonly evidence: EvidenceFiles
  readonly uploads: Uploads
  readonly codes: Codes
  readonly suspicions: Suspicions
  readonly signing: Signing
  readonly clock: Clock
}

/** Keeps what verifies an opinion: uploaded documents, a printed code, and the device that it came from. */
export const makeKeepEvidence = ({ evidence, uploads, codes, suspicions, signing, clock }: Dependencies) => ({
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
})

export type KeepEvidence = ReturnType<typeof makeKeepEvidence>
export const KeepEvidence = token<KeepEvidence>('opinions/KeepEvidence')
