/** Timing of a websocket, milliseconds. */
export interface Timing {
  /** Time limit for authentication. */
  readonly auth: number
  /** Interval of heartbeats; a client that has not answered the previous one is disconnected. */
  readonly heartbeat: number
  /** Interval of checks for ended sessions, whose clients are disconnected. */
  readonly endedCheck: number
  /** Interval of token checks, and time limit for the token renewal that follows. */
  readonly sessionCheck: number
  readonly renewal: number
}

/** Default timing (decisions §18); a client of an ended session is disconnected within five seconds. */
export const defaultTiming: Timing = { auth: 5000, heartbeat: 25_000, endedCheck: 3000, sessionCheck: 30_000, renewal: 20_000 }

/** Maximum numbers of open websockets. */
export interface ConnectionLimits {
  /** Per network and per account, over all processes, and of this process. */
  readonly perNetwork: number
  readonly perAccount: number
  readonly all: number
}

/** Default limits: mobile networks put many people behind one address; a person has few windows. */
export const defaultLimits: ConnectionLimits = { perNetwork: 200, perAccount: 20, all: 20_000 }

/**
 * Maximum bytes of a client's frame (2,000 Cyrillic letters as JSON), frames of the protocol and of all kinds per minute, and unsent bytes
 * of a slow client. Messages that a channel declares have limits of their own, so that typing uses up nothing else.
 */
export const clientLimits = { frameBytes: 8192, framesPerMinute: 60, allFramesPerMinute: 600, bufferedBytes: 262_144 } as const

/** Websocket close codes; 4401 and 4403 correspond to HTTP statuses 401 and 403. */
export const closeCodes = { goingAway: 1001, policyViolation: 1008, tryAgainLater: 1013, unauthenticated: 4401, forbidden: 4403 } as const
