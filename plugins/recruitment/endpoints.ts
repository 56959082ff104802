import { implement } from '#core/plugin/implement.ts'
import { recruitmentApi } from './contract/api.ts'
import { AcceptOffer, DeclineOffer, WithdrawApplication } from './use-cases/answer-as-parent.ts'
import { ChangeStatus } from './use-cases/change-status.ts'
import { ExportApplications } from './use-cases/export-applications.ts'
import { ListInbox } from './use-cases/list-inbox.ts'
import { ListOwnApplications } from './use-cases/list-own.ts'
import { MarkSeen } from './use-cases/mark-applications-seen.ts'
import { MoveOnList } from './use-cases/move-on-list.ts'
import { ShowApplication } from './use-cases/show-application.ts'
import { ShowForm } from './use-cases/show-form.ts'
import { SubmitApplication } from './use-cases/submit-application.ts'
import { WithdrawOthers } from './use-cases/withdraw-others.ts'

/** Endpoints of recruitment. */
export const recruitmentEndpoints = implement(recruitmentApi, {
  showForm: ShowForm,
  submitApplication: SubmitApplication,
  listOwn: ListOwnApplications,
  exportApplications: ExportApplications,
  listInbox: ListInbox,
  markSeen: MarkSeen,
  showApplication: ShowApplication,
  changeStatus: ChangeStatus,
  moveOnList: MoveOnList,
  withdrawApplication: WithdrawApplication,
  acceptOffer: AcceptOffer,
  declineOffer: DeclineOffer,
  withdrawOthers: WithdrawOthers,
})
