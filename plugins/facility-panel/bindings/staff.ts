import { Facilities } from '#core/facilities/facilities.port.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { Employees } from '../domain/employees.port.ts'
import { FindEmployee, makeFindEmployee } from '../services/find-employee.ts'
import { ReorderEmployees } from '../services/reorder-employees.ts'
import { AddEmployee, makeAddEmployee } from '../use-cases/add-employee.ts'
import { ChangeEmployee, makeChangeEmployee } from '../use-cases/change-employee.ts'
import { ClearStaff, makeClearStaff } from '../use-cases/clear-staff.ts'
import { ListEmployees, makeListEmployees } from '../use-cases/list-employees.ts'
import { makeRemoveEmployee, RemoveEmployee } from '../use-cases/remove-employee.ts'
import { makeRemoveEmployeePhoto, RemoveEmployeePhoto } from '../use-cases/remove-employee-photo.ts'
import { makeSetEmployeePhoto, SetEmployeePhoto } from '../use-cases/set-employee-photo.ts'
import { makeSortEmployees, SortEmployees } from '../use-cases/sort-employees.ts'

/** Binds the use-cases of staff. */
export const bindStaff = (bind: Bind): void => {
  const change = { findEmployee: FindEmployee, employees: Employees, audit: Audit, events: Events, transaction: Transaction }
  bind(FindEmployee, makeFindEmployee, { employees: Employees })
  bind(ListEmployees, makeListEmployees, { employees: Employees })
  bind(AddEmployee, makeAddEmployee, {
    facilities: Facilities,
    employees: Employees,
    audit: Audit,
    events: Events,
    clock: Clock,
    transaction: Transaction,
  })
  bind(ChangeEmployee, makeChangeEmployee, { ...change, facilities: Facilities })
  const withPhoto = { ...change, facilities: Facilities, uploads: Uploads }
  bind(RemoveEmployee, makeRemoveEmployee, withPhoto)
  bind(SetEmployeePhoto, makeSetEmployeePhoto, { ...withPhoto, clock: Clock })
  bind(RemoveEmployeePhoto, makeRemoveEmployeePhoto, withPhoto)
  bind(ClearStaff, makeClearStaff, { employees: Employees, uploads: Uploads, audit: Audit, clock: Clock, transaction: Transaction })
  bind(SortEmployees, makeSortEmployees, {
    facilities: Facilities,
    reorderEmployees: ReorderEmployees,
    events: Events,
    transaction: Transaction,
  })
}
