import { Effect } from 'effect'
import type { makeFacilities } from '#adapters/memory/facilities.ts'
import { makeTable } from '#adapters/memory/recoverable.ts'
import type { EmployeeView } from '../contract/employee.ts'
import type { Employees } from '../domain/employees.port.ts'
import type { PanelFacilities } from '../domain/panel.ports.ts'
import { type PanelFacility, type PanelSettings, type SectionVersion, unchangedSection } from '../domain/panel-facility.ts'
import type { Shadow } from '../domain/shadow.ts'
import type { Shadows } from '../domain/shadows.port.ts'

/** Creates in-memory repositories of the panel over facilities in memory. */
export const makeMemoryPanel = (facilities: ReturnType<typeof makeFacilities>) => {
  const versions = makeTable<SectionVersion>()
  const settings = makeTable<PanelSettings>()
  const opened = makeTable<string>()
  const staff = makeTable<EmployeeView>()
  const edits = makeTable<Shadow>()
  const of = (facilityId: string) => staff.all().filter((one) => one.facility_id === facilityId)
  const find = (id: string): PanelFacility | null => {
    const record = facilities.records.get(id)
    if (!record || facilities.deleted.has(id)) return null
    const { slug, name, city, active } = record
    return {
      id,
      slug,
      name,
      city,
      active,
      status: 'unknown',
      shadow_status: facilities.shadowStatuses.get(id) ?? null,
      statements: [...facilities.statements.values()].filter(({ facilityId }) => facilityId === id),
      settings: settings.rows.get(id) ?? { notify_opinions: true, notify_questions: true },
      sections: Object.fromEntries(
        [...versions.rows].flatMap(([key, version]) => (key.startsWith(`${id} `) ? [[key.slice(id.length + 1), version]] : [])),
      ),
      employee_ids: of(id).map((one) => one.id),
    }
  }
  const panelFacilities: PanelFacilities = {
    byId: (id) => Effect.sync(() => find(id)),
    heads: (ids) =>
      Effect.sync(() =>
        ids.flatMap((id) => {
          const facility = find(id)
          if (!facility) return []
          const { slug, name, city, status, shadow_status, active } = facility
          return [{ id, slug, name, city, status, shadow_status, active }]
        }),
      ),
    raiseVersion: (facilityId, section, by) =>
      Effect.sync(() => {
        const key = `${facilityId} ${section}`
        const version = (versions.rows.get(key) ?? unchangedSection).version + 1
        versions.rows.set(key, { ...by, version })
        return version
      }),
    noteOpened: (accountId, facilityId) => Effect.sync(() => void opened.rows.set(accountId, facilityId)),
    lastOpened: (accountId) => Effect.sync(() => opened.rows.get(accountId) ?? null),
    saveSettings: (facilityId, changes) =>
      Effect.sync(
        () =>
          void settings.rows.set(facilityId, {
            notify_opinions: true,
            notify_questions: true,
            ...settings.rows.get(facilityId),
            ...changes,
          }),
      ),
  }
  const employees: Employees = {
    of: (facilityId) => Effect.sync(() => of(facilityId)),
    byId: (id) => Effect.sync(() => staff.rows.get(id) ?? null),
    save: (employee) => Effect.sync(() => void staff.rows.set(employee.id, employee)),
    setPhoto: (id, photo) => Effect.sync(() => void staff.update(id, (row) => ({ ...row, photo }))),
    ofFacilitiesDeletedBefore: (at) =>
      Effect.sync(() => staff.all().filter(({ facility_id }) => (facilities.deleted.get(facility_id)?.toISOString() ?? at) < at)),
    remove: (id) => Effect.sync(() => void staff.rows.delete(id)),
    sort: (facilityId, ids) =>
      Effect.sync(() => {
        const sorted = ids.flatMap((id) => of(facilityId).find((one) => one.id === id) ?? [])
        for (const { id } of sorted) staff.rows.delete(id)
        for (const one of sorted) staff.rows.set(one.id, one)
      }),
  }
  const newestFirst = () =>
    edits.all().toSorted((a, b) => (a.changed_at === b.changed_at ? (a.id < b.id ? -1 : 1) : a.changed_at > b.changed_at ? -1 : 1))
  const shadows: Shadows = {
    locked: (id) => Effect.sync(() => edits.rows.get(id) ?? null),
    byId: (id) => Effect.sync(() => edits.rows.get(id) ?? null),
    open: (facilityId) =>
      Effect.sync(() => edits.all().find((one) => one.facility_id === facilityId && ['pending', 'revise'].includes(one.state)) ?? null),
    newest: (facilityId) =>
      Effect.sync(
        () =>
          edits
            .all()
            .filter((one) => one.facility_id === facilityId)
            .toSorted((a, b) => (a.created_at + a.id > b.created_at + b.id ? -1 : 1))[0] ?? null,
      ),
    save: (shadow) => Effect.sync(() => void edits.rows.set(shadow.id, shadow)),
    list: (facilityId, { offset, limit }) =>
      Effect.sync(() => {
        const all = newestFirst().filter((one) => facilityId === null || one.facility_id === facilityId)
        const sorted = [...all.filter(({ state }) => state === 'pending'), ...all.filter(({ state }) => state !== 'pending')]
        return { total: all.length, items: sorted.slice(offset, offset + limit) }
      }),
  }
  const snapshot = () => {
    const restore = [versions, settings, staff, edits, opened].map((table) => table.snapshot())
    return () => {
      for (const one of restore) one()
    }
  }
  return { panelFacilities, employees, shadows, snapshot }
}
