import { type PollLoop, type PollLoopOptions, startPollLoop } from '#adapters/postgres/poll-loop.ts'

interface Dependencies extends Pick<PollLoopOptions, 'url' | 'poll'> {
  /** PostgreSQL channel whose notifications trigger a poll. */
  readonly channel: 'outbox' | 'mail'
  /** Called once per outage, not once per attempt. */
  readonly onError: (error: unknown) => void
}

const times = { pollIntervalMs: 2000, reconnectDelayMs: 1000, connectTimeoutMs: 5000, queryTimeoutMs: 60_000 }

/** Polls an outbox table on every notification and every two seconds. */
export const startOutboxPoller = ({ onError, ...options }: Dependencies): PollLoop =>
  startPollLoop({ ...options, ...times, onOutage: onError })
