import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { Language } from '#core/kernel/language.ts'
import type { VisitKind } from '../contract/visit-kinds.ts'

/** Table of times; a partial unique index keeps one from being opened twice. */
export const VisitTimeTable = defineEntity({
  name: 'VisitTimeRow',
  tableName: 'visits_time',
  properties: {
    id: p.uuid().primary(),
    facility_id: p.uuid(),
    kind: p.text().$type<VisitKind>(),
    starts_at: p.type(IsoTimestamp),
    ends_at: p.type(IsoTimestamp),
    places: p.integer(),
    taken: p.integer(),
    notice_hours: p.integer(),
    note: p.text().strictNullable(),
    created_at: p.type(IsoTimestamp),
    cancelled_at: p.type(IsoTimestamp).strictNullable(),
  },
})

/** Table of bookings; an address has one of a time that was not cancelled. */
export const VisitBookingTable = defineEntity({
  name: 'VisitBookingRow',
  tableName: 'visits_booking',
  properties: {
    id: p.uuid().primary(),
    time_id: p.uuid(),
    name: p.text(),
    email: p.text(),
    phone: p.text().strictNullable(),
    message: p.text().strictNullable(),
    language: p.text().$type<Language>(),
    created_at: p.type(IsoTimestamp),
    held_until: p.type(IsoTimestamp),
    confirmed_at: p.type(IsoTimestamp).strictNullable(),
    cancelled_at: p.type(IsoTimestamp).strictNullable(),
    reminded_at: p.type(IsoTimestamp).strictNullable(),
  },
})

/** Tables of visits. */
export const visitsTables = [VisitTimeTable, VisitBookingTable]
