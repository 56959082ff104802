import { implement } from '#core/plugin/implement.ts'
import { claimsApi } from './contract/api.ts'
import { AddDocument } from './use-cases/add-document.ts'
import { AnswerContested } from './use-cases/answer-contested.ts'
import { ChangeClaim } from './use-cases/change-claim.ts'
import { ConfirmCode } from './use-cases/confirm-code.ts'
import { AcceptClaimById, RejectClaimById } from './use-cases/decide-claim-by-id.ts'
import { FindSimilar } from './use-cases/find-similar.ts'
import { ListClaims } from './use-cases/list-claims.ts'
import { ListContested } from './use-cases/list-contested.ts'
import { ProposeFacility } from './use-cases/propose-facility.ts'
import { RemoveDocument } from './use-cases/remove-document.ts'
import { SendCode } from './use-cases/send-code.ts'
import { ShowFacility } from './use-cases/show-facility.ts'
import { StartClaim } from './use-cases/start-claim.ts'
import { SubmitClaim } from './use-cases/submit-claim.ts'
import { ViewDocument } from './use-cases/view-document.ts'
import { WithdrawClaim } from './use-cases/withdraw-claim.ts'

/** Endpoints of claims. */
export const claimsEndpoints = implement(claimsApi, {
  listClaims: ListClaims,
  showFacility: ShowFacility,
  startClaim: StartClaim,
  changeClaim: ChangeClaim,
  addDocument: AddDocument,
  viewDocument: ViewDocument,
  removeDocument: RemoveDocument,
  submitClaim: SubmitClaim,
  withdrawClaim: WithdrawClaim,
  sendCode: SendCode,
  confirmCode: ConfirmCode,
  acceptClaim: AcceptClaimById,
  rejectClaim: RejectClaimById,
  listContested: ListContested,
  answerContested: AnswerContested,
  findSimilar: FindSimilar,
  proposeFacility: ProposeFacility,
})
