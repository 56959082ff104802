import { Effect } from 'effect'
import type { makeFacilities } from '#adapters/memory/facilities.ts'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { joined, makeTable } from '#adapters/memory/recoverable.ts'
import { type Employees, employeesOf, type PanelFacilities, type Shadows, type StoredEmployee, shadowsOf } from '../domain/panel.port.ts'
import { type PanelFacility, type PanelSettings, type SectionVersion, unchangedSection } from '../domain/panel-facility.ts'
import type { Shadow } from '../domain/shadow.ts'

/** Creates in-memory repositories of the panel over facilities in memory. */
export const makeMemoryPanel = (facilities: ReturnType<typeof makeFacilities>) => {
  const versions = makeTable<SectionVersion>()
  const settings = makeTable<PanelSettings>()
  const opened = makeTable<string>()
  const staff = makeMemoryStore<StoredEmployee>()
  const edits = makeMemoryStore<Shadow>()
  const of = (facilityId: string) =>
    staff
      .all()
      .filter((one) => one.facility_id === facilityId)
      .toSorted((a, b) => a.sort - b.sort)
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
    ...employeesOf(staff),
    save: (employee) =>
      Effect.sync(() => {
        const sort = staff.rows.get(employee.id)?.sort ?? (of(employee.facility_id).at(-1)?.sort ?? 0) + 1
        staff.rows.set(employee.id, { ...employee, sort })
      }),
    ofFacilitiesDeletedBefore: (at) =>
      Effect.sync(() => staff.all().filter(({ facility_id }) => (facilities.deleted.get(facility_id)?.toISOString() ?? at) < at)),
    sort: (facilityId, ids) =>
      Effect.sync(() => {
        for (const one of of(facilityId)) staff.rows.set(one.id, { ...one, sort: ids.indexOf(one.id) + 1 })
      }),
  }
  const newestFirst = () =>
    edits.all().toSorted((a, b) => (a.changed_at === b.changed_at ? (a.id < b.id ? -1 : 1) : a.changed_at > b.changed_at ? -1 : 1))
  const shadows: Shadows = {
    ...shadowsOf(edits),
    list: (facilityId, { offset, limit }) =>
      Effect.sync(() => {
        const all = newestFirst().filter((one) => facilityId === null || one.facility_id === facilityId)
        const sorted = [...all.filter(({ state }) => state === 'pending'), ...all.filter(({ state }) => state !== 'pending')]
        return { total: all.length, items: sorted.slice(offset, offset + limit) }
      }),
  }
  return { panelFacilities, employees, shadows, ...joined(versions, settings, staff, edits, opened) }
}
