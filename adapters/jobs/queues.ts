import type { Queue } from 'pg-boss'
import type { Job } from '#core/plugin/jobs.ts'
import type { Reaction } from '#core/plugin/reactions.ts'

/** Payload of a queued job: the event id for a reaction with the trace that it continues, nothing for a scheduled job. */
export interface JobPayload {
  readonly event?: string
  readonly trace?: string
}

/** Queue of pg-boss with its retry options. */
export interface QueueDefinition {
  readonly name: string
  readonly options: Omit<Queue, 'name'>
}

const hour = 60 * 60
const day = 24 * hour

// Without a heartbeat for this long, the work of a killed worker is retried by another one.
const heartbeatSeconds = 15

/** Dead-letter queue: keeps permanently failed reactions for 30 days, until an operator retries them. */
export const deadQueue: QueueDefinition = { name: 'dead', options: { retentionSeconds: 30 * day } }

/** Queue of a reaction: 20 retries with exponential backoff from one second to one hour, about nine hours in all; then dead-lettered. */
export const reactionQueue = ({ name }: Pick<Reaction, 'name'>): QueueDefinition => ({
  name: `reaction/${name}`,
  options: {
    retryLimit: 20,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: hour,
    heartbeatSeconds,
    deleteAfterSeconds: hour,
    deadLetter: deadQueue.name,
    notify: true,
  },
})

/** Queue of a scheduled job: one run at a time over all processes, three retries, then the next scheduled run. */
export const jobQueue = ({ name }: Pick<Job, 'name'>): QueueDefinition => ({
  name: `job/${name}`,
  options: {
    policy: 'exclusive',
    retryLimit: 3,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 60,
    heartbeatSeconds,
    deleteAfterSeconds: 7 * day,
    notify: true,
  },
})
