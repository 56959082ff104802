import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import type { AuditTrail } from '#core/ports/audit-trail.ts'
import type { Db } from './unit-of-work.ts'

interface Row {
  readonly number: string
  readonly previous: string | null
  readonly hash: string | null
  readonly text: string
}

const hashOf = (previous: string, text: string) => createHash('sha256').update(Buffer.from(previous, 'hex')).update(text).digest('hex')

/** Reads the hash chain of the audit log; the expected hashes are computed here. */
export const makeAuditTrail = ({ db }: { readonly db: Db }): AuditTrail => ({
  head: () =>
    db
      .rows<{ number: string; hash: string; unchained: string }>(
        `select number, encode(hash, 'hex') hash,
                (select count(*) from audit_entry e where e.number is null or e.number > coalesce(head.number, 0)) unchained
           from (select) one left join audit_head head on true`,
      )
      .pipe(
        Effect.map(([head]) => ({ number: Number(head?.number ?? 0), hash: head?.hash ?? '', unchained: Number(head?.unchained ?? 0) })),
      ),
  after: (number, limit) =>
    db
      .rows<Row>(
        `select number, encode(previous, 'hex') previous, encode(hash, 'hex') hash, audit_text(number, e) "text"
           from audit_entry e where number > ? order by number limit ?`,
        [number, limit],
      )
      .pipe(
        Effect.map((rows) =>
          rows.map(({ number, previous, hash, text }) => ({
            number: Number(number),
            previous: previous ?? '',
            hash: hash ?? '',
            expectedHash: hashOf(previous ?? '', text),
          })),
        ),
      ),
})
