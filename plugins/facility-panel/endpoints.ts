import { implement } from '#core/plugin/implement.ts'
import { facilityPanelApi } from './contract/api.ts'
import { AddEmployee } from './use-cases/add-employee.ts'
import { AcceptShadow, RejectShadow } from './use-cases/answer-shadow.ts'
import { ChangeEmployee } from './use-cases/change-employee.ts'
import { ChangeSection } from './use-cases/change-section.ts'
import { DeleteFacility } from './use-cases/delete-facility.ts'
import { DeleteShadow } from './use-cases/delete-shadow.ts'
import { ListEmployees } from './use-cases/list-employees.ts'
import { ListShadows } from './use-cases/list-shadows.ts'
import { ProposeShadow } from './use-cases/propose-shadow.ts'
import { PutVacancies } from './use-cases/put-vacancies.ts'
import { RemoveEmployee } from './use-cases/remove-employee.ts'
import { RemoveEmployeePhoto } from './use-cases/remove-employee-photo.ts'
import { SetEmployeePhoto } from './use-cases/set-employee-photo.ts'
import { ShowPanel } from './use-cases/show-panel.ts'
import { SortEmployees } from './use-cases/sort-employees.ts'

/** Endpoints of the facility panel. */
export const facilityPanelEndpoints = implement(facilityPanelApi, {
  showPanel: ShowPanel,
  changeSection: ChangeSection,
  putVacancies: PutVacancies,
  deleteFacility: DeleteFacility,
  listEmployees: ListEmployees,
  addEmployee: AddEmployee,
  sortEmployees: SortEmployees,
  changeEmployee: ChangeEmployee,
  removeEmployee: RemoveEmployee,
  setEmployeePhoto: SetEmployeePhoto,
  removeEmployeePhoto: RemoveEmployeePhoto,
  listShadows: ListShadows,
  proposeShadow: ProposeShadow,
  acceptShadow: AcceptShadow,
  rejectShadow: RejectShadow,
  deleteShadow: DeleteShadow,
})
