import { Schema } from 'effect'
import { UploadView } from '#plugins/uploads/contract/upload.ts'
import { AnswerView, HistoryEntry } from './answer.ts'
import { OpinionFacility, OwnOpinionView, PublicOpinion } from './opinion.ts'
import { trustLevels, trustMethods } from './states.ts'

/** Evidence as support sees it: `id` for `viewEvidence`. */
export const EvidenceView = Schema.Struct({ id: Schema.String, mime: UploadView.fields.mime, name: Schema.String })

const ProposedTrust = Schema.Struct({ trust: Schema.Literals(trustLevels), trust_method: Schema.Literals(trustMethods) })

/** Subject of a review of the kind `opinion`; `code_batch`: number of the batch of the code that was used. */
export const OpinionCard = Schema.Struct({
  opinion: OwnOpinionView,
  evidence: Schema.Array(EvidenceView),
  document_seen: Schema.Boolean,
  member: Schema.Boolean,
  code_batch: Schema.NullOr(Schema.Number),
  /** Trust that an acceptance would give, without and with a document that support has seen. */
  proposed: Schema.Struct({ without_document: ProposedTrust, with_document: ProposedTrust }),
  history: Schema.Array(HistoryEntry),
})
export type OpinionCard = typeof OpinionCard.Type

/** Subject of a review of the kind `answer`, beside the opinion that it answers. */
export const AnswerCard = Schema.Struct({
  opinion_id: Schema.String,
  facility: OpinionFacility,
  opinion: PublicOpinion,
  answer: AnswerView,
  history: Schema.Array(HistoryEntry),
})
export type AnswerCard = typeof AnswerCard.Type

/** Mark of support that the documents prove that the child attends or attended; it counts when the opinion is accepted. */
export const DocumentSeen = Schema.Struct({ id: Schema.String, seen: Schema.Boolean })
export const ByEvidence = Schema.Struct({ id: Schema.String, document: Schema.String })
