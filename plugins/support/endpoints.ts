import { implement } from '#core/plugin/implement.ts'
import { supportApi } from './contract/api.ts'
import { CheckAudit } from './use-cases/check-audit.ts'
import { CorrectFacts } from './use-cases/correct-facts.ts'
import { DeleteFacility } from './use-cases/delete-facility.ts'
import { ListAudit } from './use-cases/list-audit.ts'
import { ListFacilities } from './use-cases/list-facilities.ts'
import { ListMails } from './use-cases/list-mails.ts'
import { ListMerges } from './use-cases/list-merges.ts'
import { MergeFacilities } from './use-cases/merge-facilities.ts'
import { RetryMail } from './use-cases/retry-mail.ts'
import { SetActivity } from './use-cases/set-activity.ts'
import { SetStatus } from './use-cases/set-status.ts'
import { ShowFacility } from './use-cases/show-facility.ts'
import { ShowHealth } from './use-cases/show-health.ts'
import { ShowMerge } from './use-cases/show-merge.ts'
import { UndoMerge } from './use-cases/undo-merge.ts'

/** Endpoints of support. */
export const supportEndpoints = implement(supportApi, {
  listFacilities: ListFacilities,
  showFacility: ShowFacility,
  correctFacts: CorrectFacts,
  setStatus: SetStatus,
  setActivity: SetActivity,
  deleteFacility: DeleteFacility,
  mergeFacilities: MergeFacilities,
  listMerges: ListMerges,
  showMerge: ShowMerge,
  undoMerge: UndoMerge,
  listAudit: ListAudit,
  verifyAudit: CheckAudit,
  listMails: ListMails,
  retryMail: RetryMail,
  showHealth: ShowHealth,
})
