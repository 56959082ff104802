import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { FacilityGroups } from '#core/facilities/facility-groups.port.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { ChatFacilities, type RoomFacility } from '../domain/chat.port.ts'
import { defaultHours } from '../domain/chat-hours.ts'
import type { Standing } from '../domain/room.ts'
import { HoursTable } from './tables.ts'

const standing = `select g.account_id "accountId", g.role, 'facility-chat/write' = any(g.permissions) writes, g.facility_id "facilityId"
  from access_grant g join facility f on f.id = g.facility_id and f.deleted_at is null and f.merged_into is null`
type FacilityStanding = Standing & { readonly facilityId: string }

const sides = { parents: `g.role = 'parent'`, staff: `g.role <> 'parent'` } as const

/** Reads facilities with what accounts are to them by their grants, and their hours. */
export const makeChatFacilities = provide(ChatFacilities, { db: Db, groups: FacilityGroups }, ({ db, groups }): ChatFacilities => {
  const hours = makeTableStore(db, HoursTable)
  const standings = Effect.fn('chat.standings')(function* (where: string, parameters: readonly unknown[]) {
    const rows = yield* db.rows<Omit<FacilityStanding, 'groups'>>(`${standing} where ${where}`, parameters)
    const parents = rows.filter(({ role }) => role === 'parent').map(({ accountId }) => accountId)
    const inGroups = yield* groups.ofParents([...new Set(parents)])
    return rows.map((row): FacilityStanding => {
      const own = inGroups.filter(({ accountId, facilityId }) => accountId === row.accountId && facilityId === row.facilityId)
      return { ...row, groups: row.role === 'parent' ? own.map(({ groupId }) => groupId) : [] }
    })
  })
  return {
    byIds: (ids) =>
      db
        .rows<RoomFacility>(
          `select f.id, f.slug, f.name, f.city, f.deleted_at is null and f.merged_into is null as "exists" from facility f
            where f.id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
          [JSON.stringify(ids.filter(isUuid))],
        )
        .pipe(Effect.map((rows) => new Map(rows.map((row) => [row.id, row])))),
    standing: (accountId, facilityId) =>
      isUuid(facilityId)
        ? standings('g.account_id = ? and g.facility_id = ?', [accountId, facilityId]).pipe(Effect.map(([found]) => found ?? null))
        : Effect.succeed(null),
    standingsOf: (accountIds) =>
      standings('g.account_id in (select jsonb_array_elements_text(?::jsonb)::uuid)', [JSON.stringify(accountIds)]),
    accountsOf: (facilityId, side) => standings(`g.facility_id = ? and ${sides[side]}`, [facilityId]),
    hoursOf: Effect.fn('chat.hours-of')(function* (facilityId) {
      const found = yield* hours.byId(facilityId)
      return found === null ? defaultHours : { days: found.days, opens: found.opens, closes: found.closes }
    }),
    saveHours: (facility_id, changed) => hours.put({ facility_id, ...changed }),
  }
})
