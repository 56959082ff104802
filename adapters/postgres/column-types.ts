import { createHash } from 'node:crypto'
import { Type } from '@mikro-orm/core'

/** Point in time: `timestamptz` in the database, ISO 8601 UTC with milliseconds in the domain. */
export class IsoTimestamp extends Type<string, string> {
  override getColumnType() {
    return 'timestamptz'
  }
  override compareAsType() {
    return 'string'
  }
  override convertToJSValue(value: string): string {
    return toIso(value)
  }
}

const toIso = (value: string) => value && new Date(value).toISOString()

/** As `IsoTimestamp`, with seconds: `2026-11-21T09:04:00Z`. */
export class IsoSecond extends IsoTimestamp {
  override convertToJSValue(value: string): string {
    return value && toIso(value).replace(/\.\d{3}Z$/, 'Z')
  }
}

/** SHA-256 hash: `bytea` in the database; in the domain its text form in PostgreSQL, `\x` and hexadecimal digits. */
export class Sha256 extends Type<string, string> {
  override getColumnType() {
    return 'bytea'
  }
  override compareAsType() {
    return 'string'
  }
  override convertToJSValue(value: string | Uint8Array): string {
    return value && (typeof value === 'string' ? value : `\\x${Buffer.from(value).toString('hex')}`)
  }
}

/** Returns the SHA-256 hash of a text, as a value of a `Sha256` column. Tokens and codes are stored as such hashes. */
export const sha256 = (text: string): string => `\\x${createHash('sha256').update(text).digest('hex')}`
