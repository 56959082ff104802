import type { Queue } from 'pg-boss'
import type { Job } from '#core/plugin/jobs.ts'
import type { Reaction } from '#core/plugin/reactions.ts'

/** What a queue's worker is handed: the id of the event for a reaction, nothing for a job. */
export interface Load {
  readonly event?: string
}

/** A queue of the job library and how it treats what fails. */
export interface QueuePlan {
  readonly name: string
  readonly options: Omit<Queue, 'name'>
}

const hour = 60 * 60
const day = 24 * hour

// A worker that was killed says nothing: after so many seconds of silence its work is given to another.
const silence = 15

/** Where reactions that were given up lie for 30 days, until people have looked and send them back. */
export const deadQueue: QueuePlan = { name: 'dead', options: { retentionSeconds: 30 * day } }

/** Tried again after a second, then ever later up to an hour, twenty times in about nine hours; then given up. */
export const reactionQueue = ({ name }: Pick<Reaction, 'name'>): QueuePlan => ({
  name: `reaction/${name}`,
  options: {
    retryLimit: 20,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: hour,
    heartbeatSeconds: silence,
    deleteAfterSeconds: hour,
    deadLetter: deadQueue.name,
    notify: true,
  },
})

/** One run at a time over all processes; tried again three times, and then when it is next due. */
export const jobQueue = ({ name }: Pick<Job, 'name'>): QueuePlan => ({
  name: `job/${name}`,
  options: {
    policy: 'exclusive',
    retryLimit: 3,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 60,
    heartbeatSeconds: silence,
    deleteAfterSeconds: 7 * day,
    notify: true,
  },
})
