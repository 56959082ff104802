import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { facilityProfileSlot, facilitySiteSlot } from '#core/facilities/slots.ts'
import { provide } from '#core/kernel/define.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { type EmployeeView, StaffSlotData, staffSlotKey } from '../contract/employee.ts'
import { Employees, employeesOf } from '../domain/panel.port.ts'
import { EmployeeTable } from './tables.ts'

const toView = ({ id, facility_id, first_name, last_name, position, show_surname, consent_at, photo }: EmployeeView): EmployeeView => ({
  id,
  facility_id,
  first_name,
  last_name,
  position,
  show_surname,
  consent_at,
  photo: photo ?? null,
})

/** Creates the PostgreSQL repository of staff. */
export const makeEmployees = provide(
  Employees,
  { db: Db },
  ({ db }): Employees => ({
    ...employeesOf(makeTableStore(db, EmployeeTable)),
    save: ({ id, facility_id, first_name, last_name, position, show_surname, consent_at }) =>
      Effect.asVoid(
        db.rows(
          `insert into facility_panel_employee (id, facility_id, first_name, last_name, position, show_surname, consent_at, sort)
           values (?, ?, ?, ?, ?, ?, ?, (select coalesce(max(sort), 0) + 1 from facility_panel_employee where facility_id = ?))
         on conflict (id) do update set first_name = excluded.first_name, last_name = excluded.last_name, position = excluded.position,
           show_surname = excluded.show_surname`,
          [id, facility_id, first_name, last_name, position, show_surname, consent_at, facility_id],
        ),
      ),
    ofFacilitiesDeletedBefore: (at) =>
      db
        .rows<EmployeeView>(
          `select e.* from facility_panel_employee e join facility f on f.id = e.facility_id where f.deleted_at < ? order by e.id limit 500`,
          [at],
        )
        .pipe(Effect.map((rows) => rows.map(toView))),
    sort: (facilityId, ids) =>
      Effect.asVoid(
        db.rows(
          `update facility_panel_employee e set sort = o.sort from jsonb_array_elements_text(?::jsonb) with ordinality o (id, sort)
          where e.id = o.id::uuid and e.facility_id = ?`,
          [JSON.stringify(ids), facilityId],
        ),
      ),
  }),
)

const shownStaff = `select jsonb_agg(jsonb_build_object('name', e.first_name || case when e.show_surname then ' ' || e.last_name else '' end,
      'position', e.position,
      'photo', e.photo - 'id' - 'consent_at') order by e.sort, e.id) from facility_panel_employee e where e.facility_id = f.id having count(*) > 0`

/** Slot data: the staff of a facility, as parents see it. */
export const staffOfFacility = slotData(facilityProfileSlot, staffSlotKey, { query: shownStaff, output: StaffSlotData })

/** Slot data: the same staff on the facility's site. */
export const staffOfSite = slotData(facilitySiteSlot, 'staff', { query: shownStaff, output: StaffSlotData })
