import { Effect, Schema } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Failure } from '#core/kernel/failure.ts'
import { type AuditHead, type AuditLink, AuditTrail } from '#core/ports/audit-trail.ts'

/** The audit log was tampered with; `detail` names the first affected entry. */
export class AuditBroken extends Failure('AuditBroken', 'conflict') {}

/** Number of links loaded at once. */
const batchSize = 1_000

/** Number and hash of the last verified entry, for comparison with a later run. */
export interface AuditCheckpoint {
  readonly entries: number
  readonly hash: string
}

/** Checkpoint printed by an earlier run, `17:9f…`; stored elsewhere, it reveals a chain that was rewritten from the start. */
export const AuditCheckpointText = Schema.String.check(Schema.isPattern(/^[1-9]\d{0,14}:[0-9a-f]{64}$/, { message: 'NUMBER_AND_HASH' }))

/** Returns the error of the link that follows the checkpoint; `null` when it is valid. */
const errorAfter = ({ entries, hash }: AuditCheckpoint, link: AuditLink): string | null => {
  if (link.number > entries + 1) return `Entry ${entries + 1} is missing.`
  if (link.hash !== link.expectedHash) return `Entry ${link.number} was changed.`
  return link.previous === hash ? null : `Entry ${link.number} was inserted: it does not follow the previous entry.`
}

const checkpointMismatch = ({ entries, hash }: AuditCheckpoint, checkpoint: AuditCheckpoint | null): string | null =>
  checkpoint?.entries === entries && checkpoint.hash !== hash
    ? `Entry ${entries} differs from the checkpoint: the chain was rewritten.`
    : null

const errorAtEnd = ({ entries, hash }: AuditCheckpoint, head: AuditHead, checkpoint: AuditCheckpoint | null): string | null => {
  if (entries < Math.max(head.number, checkpoint?.entries ?? 0)) return `Entry ${entries + 1} is missing.`
  if (hash !== head.hash) return `Entry ${entries} was changed: it does not match the head of the chain.`
  return head.unchained ? `${head.unchained} entries after ${entries} were inserted: they are not part of the chain.` : null
}

const parseCheckpoint = (checkpoint: string): AuditCheckpoint => {
  const [number = '', hash = ''] = checkpoint.split(':')
  return { entries: Number(number), hash }
}

/**
 * Verifies the hash chain of the audit log from its beginning up to the head at the start of the run; later entries are
 * left to the next run.
 */
export const VerifyAudit = define('core/VerifyAudit', { trail: AuditTrail }, ({ trail }) =>
  Effect.fn('audit.verify')(function* (_: Actor, { since }: { readonly since?: string | undefined }) {
    const checkpoint = since === undefined ? null : parseCheckpoint(since)
    const head = yield* trail.head()
    let last: AuditCheckpoint = { entries: 0, hash: '' }
    while (last.entries < head.number) {
      const links = (yield* trail.after(last.entries, batchSize)).filter(({ number }) => number <= head.number)
      for (const link of links) {
        const next = { entries: link.number, hash: link.hash }
        const detail = errorAfter(last, link) ?? checkpointMismatch(next, checkpoint)
        if (detail) return yield* new AuditBroken({ detail })
        last = next
      }
      if (links.length === 0) break
    }
    const detail = errorAtEnd(last, head, checkpoint)
    return detail ? yield* new AuditBroken({ detail }) : last
  }),
)
