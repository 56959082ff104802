import { beforeAll, describe, expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Employees, PanelFacilities, Shadows } from '../domain/panel.port.ts'
import type { Shadow } from '../domain/shadow.ts'

interface Repositories {
  readonly panelFacilities: PanelFacilities
  readonly employees: Employees
  readonly facilities: Pick<Facilities, 'markDeleted'>
  readonly shadows: Shadows
  readonly transaction: Transaction
  /** Stores a facility and returns its id. */
  readonly store: () => Promise<string>
}

const at = (minute: number) => `2026-11-23T10:${String(minute).padStart(2, '0')}:00.000Z`

/** Creates a shadow edit. */
export const aShadow = (facility_id: string, over: Partial<Shadow> = {}): Shadow => ({
  id: newId(),
  facility_id,
  account_id: newId(),
  changes: { name: 'Tęcza' },
  state: 'pending',
  reason: null,
  note: null,
  created_at: at(1),
  changed_at: at(1),
  decided_at: null,
  decided_by_account_id: null,
  ...over,
})

/** Describes all repositories of the panel. */
export const describePanel = (setUp: () => Promise<Repositories> | Repositories) => {
  let all: Repositories
  beforeAll(async () => {
    all = await setUp()
  })

  describe('repositories of the panel', () => {
    test('OW-14 versions of sections rise one by one and apart from each other', async () => {
      const id = await all.store()
      const account = newId()
      const by = { changed_at: at(1), changed_by_account_id: account }
      expect(await run(all.panelFacilities.raiseVersion(id, 'info', by))).toBe(2)
      expect(await run(all.panelFacilities.raiseVersion(id, 'info', { ...by, changed_at: at(2) }))).toBe(3)
      expect(await run(all.panelFacilities.raiseVersion(id, 'cadre', { ...by, changed_by_account_id: null }))).toBe(2)
      expect((await run(all.panelFacilities.byId(id)))?.sections).toEqual({
        info: { version: 3, changed_at: at(2), changed_by_account_id: account },
        cadre: { version: 2, changed_at: at(1), changed_by_account_id: null },
      })
    })

    test('OW-11 settings are on until they are switched off, one by one', async () => {
      const id = await all.store()
      const settings = async () => (await run(all.panelFacilities.byId(id)))?.settings
      expect(await settings()).toEqual({ notify_opinions: true, notify_questions: true })
      await run(all.panelFacilities.saveSettings(id, { notify_questions: false }))
      await run(all.panelFacilities.saveSettings(id, { notify_opinions: false }))
      await run(all.panelFacilities.saveSettings(id, { notify_questions: true }))
      expect(await settings()).toEqual({ notify_opinions: false, notify_questions: true })
    })

    test('OW-15 remembers the facility that an account has opened last', async () => {
      const account = newId()
      const one = await all.store()
      const other = await all.store()
      const last = () => run(all.panelFacilities.lastOpened(account))
      expect(await last()).toBeNull()
      for (const id of [one, other, other]) await run(all.panelFacilities.noteOpened(account, id))
      expect([await last(), await run(all.panelFacilities.lastOpened(newId()))]).toEqual([other, null])
    })

    test('knows no facility by another id, or by rubbish', async () => {
      const id = await all.store()
      expect(await run(all.panelFacilities.byId(newId()))).toBeNull()
      expect(await run(all.panelFacilities.byId('rubbish'))).toBeNull()
      expect((await run(all.panelFacilities.heads([id, newId(), 'rubbish']))).map((one) => one.id)).toEqual([id])
    })

    test('OW-09 staff keeps its order through changes', async () => {
      const facility_id = await all.store()
      const person = { facility_id, last_name: 'Jasna', position: 'x', show_surname: true, consent_at: at(1), photo: null }
      const [one, two, three] = ['Ada', 'Ewa', 'Iza'].map((first_name) => ({ ...person, id: newId(), first_name }))
      if (!one || !two || !three) throw new Error('three people')
      for (const employee of [one, two, three]) await run(all.employees.save(employee))
      await run(all.employees.save({ ...two, position: 'y' }))
      await run(all.employees.sort(facility_id, [three.id, one.id, two.id]))
      expect(await run(all.employees.of(facility_id))).toEqual([three, one, { ...two, position: 'y' }])
      expect((await run(all.panelFacilities.byId(facility_id)))?.employee_ids).toEqual([three.id, one.id, two.id])
      const photo = { id: newId(), url: '/pliki/x/320.jpg', variants: null, width: 320, height: 240, consent_at: at(2) }
      await run(all.employees.setPhoto(three.id, photo))
      expect(await run(all.employees.byId(three.id))).toEqual({ ...three, photo })
      await run(all.employees.setPhoto(three.id, null))
      expect(await run(all.employees.byId(three.id))).toEqual(three)
      await run(all.employees.remove(one.id))
      expect([await run(all.employees.byId(one.id)), await run(all.employees.byId('rubbish'))]).toEqual([null, null])
      expect(await run(all.employees.of(facility_id))).toHaveLength(2)
      const erasable = async () =>
        (await run(all.employees.ofFacilitiesDeletedBefore(at(59)))).filter((row) => row.facility_id === facility_id)
      expect(await erasable()).toEqual([])
      await run(all.transaction(all.facilities.markDeleted(facility_id, new Date(at(1)))))
      expect((await erasable()).map(({ first_name }) => first_name).toSorted()).toEqual(['Ewa', 'Iza'])
    })

    test('AP-07 a shadow edit is stored whole and found while it is open', async () => {
      const id = await all.store()
      const open = () => run(all.transaction(all.shadows.open(id)))
      const shadow = aShadow(id, { changes: { name: 'Tęcza', street: null, longitude: 19.9, latitude: 50 } })
      await run(all.shadows.save(shadow))
      expect(await open()).toEqual(shadow)
      const decided = {
        ...shadow,
        state: 'rejected',
        reason: 'other',
        note: 'x',
        decided_at: at(5),
        decided_by_account_id: newId(),
      } as const
      await run(all.shadows.save(decided))
      expect([await open(), await run(all.shadows.byId(shadow.id))]).toEqual([null, decided])
      expect(await run(all.transaction(all.shadows.locked(shadow.id)))).toEqual(decided)
      expect(await run(all.shadows.locked('rubbish'))).toBeNull()
      const later = aShadow(id, { created_at: at(9) })
      await run(all.shadows.save(later))
      expect(await run(all.shadows.newest(id))).toEqual(later)
    })

    test('AP-07 lists waiting edits first, then the newest', async () => {
      const id = await all.store()
      const old = aShadow(id, { state: 'accepted', decided_at: at(3), changed_at: at(3) })
      const newer = aShadow(id, { state: 'deleted', changed_at: at(8) })
      const waiting = aShadow(id, { changed_at: at(2) })
      for (const shadow of [old, newer, waiting]) await run(all.shadows.save(shadow))
      const page = await run(all.shadows.list(id, { page: 1, offset: 0, limit: 2 }))
      expect([page.total, page.items.map((one) => one.id)]).toEqual([3, [waiting.id, newer.id]])
      expect(await run(all.shadows.list('rubbish', { page: 1, offset: 0, limit: 2 }))).toEqual({ total: 0, items: [] })
    })
  })
}
