/** Rule of a queue: callers that pass at once after a pause, the seconds that each further one takes, and the longest wait in seconds. */
export interface QueueRule {
  readonly free: number
  readonly seconds: number
  readonly maxWaitSeconds: number
}

/** Returns the farthest end of a place that can be taken, seconds from now. */
export const queueLengthOf = ({ free, seconds, maxWaitSeconds }: QueueRule): number => free * seconds + maxWaitSeconds

/** Returns the seconds to wait for the place that ends `ahead` seconds from now. */
export const waitOf = ({ free, seconds }: QueueRule, ahead: number): number => Math.max(0, ahead - free * seconds)

/** Returns the seconds until a full queue, whose last place ends `ahead` seconds from now, has a place again. */
export const freeAgainAfter = (rule: QueueRule, ahead: number): number => Math.max(1, ahead + rule.seconds - queueLengthOf(rule))
