import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp, Sha256 } from '#adapters/postgres/column-types.ts'
import type { Language } from '#core/kernel/language.ts'
import type { MessageKind } from '../contract/message.ts'
import type { ContactMessage } from '../domain/message.ts'

/** Table of messages to customer service; the database sets `received_at`. */
export const ContactMessageTable = defineEntity({
  name: 'ContactMessageRow',
  tableName: 'contact_message',
  properties: {
    id: p.uuid().primary(),
    number: p.text(),
    kind: p.text().$type<MessageKind>(),
    name: p.text(),
    email: p.text(),
    phone: p.text().strictNullable(),
    message: p.text(),
    url: p.text().strictNullable(),
    language: p.text().$type<Language>(),
    sent_at: p.type(IsoTimestamp),
    received_at: p.type(IsoTimestamp).defaultRaw('now()'),
  },
})

/** Returns the row of a message. An urgent one was read from a file, whose further members are left out. */
export const toMessageRow = ({ id, number, kind, name, email, phone, message, url, language, sent_at }: ContactMessage) => ({
  id,
  number,
  kind,
  name,
  email,
  phone,
  message,
  url,
  language,
  sent_at,
})

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
