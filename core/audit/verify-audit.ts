import { Effect, Schema } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import type { AuditHead, AuditLink, AuditTrail } from '#core/ports/audit-trail.ts'

/** The audit log is not as it was written; `detail` names the first entry that shows it. */
export class AuditBroken extends Failure('AuditBroken', 'conflict') {}

/** Links that are in memory at once. */
const slice = 1_000

/** The last link, by which a later look can be compared with this one. */
export interface AuditVerdict {
  readonly entries: number
  readonly hash: string
}

/** What an earlier walk printed, `17:9f…`: kept elsewhere, it shows a chain that was written anew. */
export const AuditMark = Schema.String.check(Schema.isPattern(/^[1-9]\d{0,14}:[0-9a-f]{64}$/, { message: 'NUMBER_AND_HASH' }))

/** What is wrong with a link that stands after the last one; `null`: nothing. */
const wrongAfter = ({ entries, hash }: AuditVerdict, link: AuditLink): string | null => {
  if (link.number > entries + 1) return `Entry ${entries + 1} is missing.`
  if (link.hash !== link.due) return `Entry ${link.number} was changed.`
  return link.previous === hash ? null : `Entry ${link.number} was inserted: it does not follow the one before.`
}

const notAsMarked = ({ entries, hash }: AuditVerdict, mark: AuditVerdict | null): string | null =>
  mark?.entries === entries && mark.hash !== hash ? `Entry ${entries} is another than it was: the chain was written anew.` : null

const wrongAtEnd = ({ entries, hash }: AuditVerdict, head: AuditHead, mark: AuditVerdict | null): string | null => {
  if (entries < Math.max(head.number, mark?.entries ?? 0)) return `Entry ${entries + 1} is missing.`
  if (hash !== head.hash) return `Entry ${entries} was changed: it is not the one that the chain ended with.`
  return head.astray ? `${head.astray} entries after ${entries} were inserted: they are in no chain.` : null
}

const readMark = (mark: string): AuditVerdict => {
  const [number = '', hash = ''] = mark.split(':')
  return { entries: Number(number), hash }
}

/** Walks the chain of the audit log from its beginning to where it ended when the walk began; what is written meanwhile is left to the next walk. */
export const makeVerifyAudit = ({ trail }: { readonly trail: AuditTrail }) =>
  Effect.fn('audit.verify')(function* (_: Actor, { since }: { readonly since?: string | undefined }) {
    const mark = since === undefined ? null : readMark(since)
    const head = yield* trail.head()
    let last: AuditVerdict = { entries: 0, hash: '' }
    while (last.entries < head.number) {
      const links = (yield* trail.after(last.entries, slice)).filter(({ number }) => number <= head.number)
      for (const link of links) {
        const next = { entries: link.number, hash: link.hash }
        const detail = wrongAfter(last, link) ?? notAsMarked(next, mark)
        if (detail) return yield* new AuditBroken({ detail })
        last = next
      }
      if (links.length === 0) break
    }
    const detail = wrongAtEnd(last, head, mark)
    return detail ? yield* new AuditBroken({ detail }) : last
  })
export type VerifyAudit = ReturnType<typeof makeVerifyAudit>
export const VerifyAudit = token<VerifyAudit>('core/VerifyAudit')
