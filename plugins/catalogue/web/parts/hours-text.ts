/** Opening and closing time in minutes since midnight, Europe/Warsaw. */
interface Hours {
  readonly open_at: number | null
  readonly close_at: number | null
}

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** Formats the hours of a working day: `7:00–17:30`; `null` while they are unknown. */
export const hoursText = ({ open_at, close_at }: Hours): string | null =>
  open_at === null || close_at === null ? null : `${clock(open_at)}–${clock(close_at)}`
