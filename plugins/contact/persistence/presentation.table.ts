import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { IsoTimestamp, Sha256, sha256 } from '#adapters/postgres/column-types.ts'
import type { Language } from '#core/kernel/language.ts'
import type { Presentation } from '../domain/presentations.port.ts'

/** Table of bookings; a partial unique index allows one active booking per slot. */
export const PresentationTable = defineEntity({
  name: 'PresentationRow',
  tableName: 'contact_presentation',
  properties: {
    id: p.uuid().primary(),
    slot: p.type(IsoTimestamp),
    name: p.text(),
    email: p.text(),
    phone: p.text(),
    facility_id: p.uuid().strictNullable(),
    language: p.text().$type<Language>(),
    token_hash: p.type(Sha256),
    created_at: p.type(IsoTimestamp),
    cancelled_at: p.type(IsoTimestamp).strictNullable(),
  },
})

/** Returns the booking of a row. */
export const toPresentation = ({ token_hash, ...presentation }: InferEntity<typeof PresentationTable>): Presentation => presentation

/** Returns the row of a booking; its token is stored as a hash. */
export const toRow = (presentation: Presentation, accessToken: string) => ({ ...presentation, token_hash: sha256(accessToken) })
