import type { LogPosition } from './log-position.ts'

/** Milliseconds after the last poll of the feed in which its position is enough, as for cached pages. */
const trustedMs = 2000

/** Position that a replica must have replayed to show nothing that is older than what this process has shown or knows of. */
export interface KnownPosition {
  /** Takes the position of a poll of the feed that began at a time (`performance.now()`). */
  polled(position: LogPosition, beganAt: number): void
  /** Takes a position that the primary stated after a page had read from it; the read began at a time. */
  read(position: LogPosition, beganAt: number): void
  /** Takes a position that a replica of a run stated after a page had read from it. */
  replayed(run: string, bytes: number): void
  /** Notes that this process knows of something newer: only the primary will do until a position is read that began later. */
  outdate(): void
  /** Returns the position; `null` while only the primary will do. */
  required(): LogPosition | null
}

/** Creates the position of a process, unknown at first. */
export const makeKnownPosition = (now: () => number = () => performance.now()): KnownPosition => {
  let known: { readonly position: LogPosition; readonly readAt: number } | null = null
  let polledAt = Number.NEGATIVE_INFINITY
  let outdatedAt = Number.NEGATIVE_INFINITY

  const read: KnownPosition['read'] = (position, beganAt) => {
    if (known === null) known = { position, readAt: beganAt }
    else if (known.position.run === position.run)
      known = {
        position: known.position.bytes > position.bytes ? known.position : position,
        readAt: Math.max(known.readAt, beganAt),
      }
    // A late answer of a former primary says nothing; positions of two runs cannot be compared.
    else if (beganAt > known.readAt) known = { position, readAt: beganAt }
  }
  return {
    read,
    polled: (position, beganAt) => {
      polledAt = beganAt
      read(position, beganAt)
    },
    replayed: (run, bytes) => {
      if (known?.position.run === run && bytes > known.position.bytes) known = { ...known, position: { ...known.position, bytes } }
    },
    outdate: () => {
      outdatedAt = now()
    },
    required: () => (known !== null && known.readAt > outdatedAt && now() - polledAt <= trustedMs ? known.position : null),
  }
}
