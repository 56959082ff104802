/** How long things take on a websocket, milliseconds. */
export interface Pace {
  /** Until one has said who one is. */
  readonly auth: number
  /** Between two heartbeats; who has not answered the last one is gone. */
  readonly heartbeat: number
  /** Between two looks whether sessions still live, and how long a newer token may take after that. */
  readonly look: number
  readonly renewal: number
}

/** Decisions §18; a session that has ended is cut off within a minute. */
export const usualPace: Pace = { auth: 5000, heartbeat: 25_000, look: 30_000, renewal: 20_000 }

/** How much is taken and given. */
export interface Measure {
  /** Open websockets of one network, of one account, of this process. */
  readonly perNetwork: number
  readonly perAccount: number
  readonly all: number
}

/** Networks of telephones hide many people behind one address; a person has few windows. */
export const usualMeasure: Measure = { perNetwork: 200, perAccount: 20, all: 20_000 }

/** Bytes of a client's frame, frames of a client a minute, and bytes that may wait for a slow client. */
export const most = { frame: 4096, framesAMinute: 60, waiting: 262_144 } as const

/** Why a websocket was closed; 4401 and 4403 are the statuses of HTTP. */
export const closing = { away: 1001, unknown: 1008, later: 1013, unauthenticated: 4401, forbidden: 4403 } as const
