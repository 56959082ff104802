import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import type { AuditHead, AuditLink, AuditTrail } from '#core/ports/audit-trail.ts'

/** Creates an intact hash chain of entries; a test tampers with `links` and `head`. */
export const makeAuditTrail = (entries: readonly string[]) => {
  const links: AuditLink[] = []
  for (const [index, entry] of entries.entries()) {
    const previous = links.at(-1)?.hash ?? ''
    const hash = createHash('sha256').update(`${previous} ${entry}`).digest('hex')
    links.push({ number: index + 1, previous, hash, expectedHash: hash })
  }
  const stored: { head: AuditHead } = { head: { number: links.length, hash: links.at(-1)?.hash ?? '', unchained: 0 } }
  const trail: AuditTrail = {
    head: () => Effect.sync(() => stored.head),
    after: (number, limit) => Effect.sync(() => links.filter((link) => link.number > number).slice(0, limit)),
  }
  return { ...trail, links, stored }
}
