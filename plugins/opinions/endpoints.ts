import { implement } from '#core/plugin/implement.ts'
import { opinionsApi } from './contract/api.ts'
import { AnswerOpinion } from './use-cases/answer-opinion.ts'
import { ChangeAnswer } from './use-cases/change-answer.ts'
import { ChangeOpinion } from './use-cases/change-opinion.ts'
import { AcceptAnswerById, RejectAnswerById } from './use-cases/decide-answer-by-id.ts'
import { AcceptOpinionById, RejectOpinionById } from './use-cases/decide-opinion-by-id.ts'
import { IssueCodes } from './use-cases/issue-codes.ts'
import { ListCodes } from './use-cases/list-codes.ts'
import { ListFacilityOpinions } from './use-cases/list-facility-opinions.ts'
import { ListOpinions } from './use-cases/list-opinions.ts'
import { ListOwnOpinions } from './use-cases/list-own-opinions.ts'
import { MarkDocumentSeen } from './use-cases/mark-document-seen.ts'
import { MarkHelpful } from './use-cases/mark-helpful.ts'
import { MayWrite } from './use-cases/may-write.ts'
import { RemoveAnswer } from './use-cases/remove-answer.ts'
import { ShowHelpful } from './use-cases/show-helpful.ts'
import { ShowOpinion } from './use-cases/show-opinion.ts'
import { ShowStats } from './use-cases/show-stats.ts'
import { ShowThread } from './use-cases/show-thread.ts'
import { UnmarkHelpful } from './use-cases/unmark-helpful.ts'
import { ViewEvidence } from './use-cases/view-evidence.ts'
import { WithdrawOpinion } from './use-cases/withdraw-opinion.ts'
import { WriteOpinion } from './use-cases/write-opinion.ts'

/** Endpoints of opinions. */
export const opinionsEndpoints = implement(opinionsApi, {
  listOpinions: ListOpinions,
  writeOpinion: WriteOpinion,
  listOwnOpinions: ListOwnOpinions,
  listFacilityOpinions: ListFacilityOpinions,
  showStats: ShowStats,
  mayWrite: MayWrite,
  showOpinion: ShowOpinion,
  showThread: ShowThread,
  changeOpinion: ChangeOpinion,
  withdrawOpinion: WithdrawOpinion,
  acceptOpinion: AcceptOpinionById,
  rejectOpinion: RejectOpinionById,
  viewEvidence: ViewEvidence,
  markDocumentSeen: MarkDocumentSeen,
  answerOpinion: AnswerOpinion,
  changeAnswer: ChangeAnswer,
  removeAnswer: RemoveAnswer,
  acceptAnswer: AcceptAnswerById,
  rejectAnswer: RejectAnswerById,
  showHelpful: ShowHelpful,
  markHelpful: MarkHelpful,
  unmarkHelpful: UnmarkHelpful,
  issueCodes: IssueCodes,
  listCodes: ListCodes,
})
