import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { RequestHandler } from 'express'
import { Unavailable } from '#core/ports/unavailable.ts'

/** Average delay of the event loop above which requests are refused, milliseconds; at twice the delay all are. */
const maxDelayMs = 250

/** Time between two readings, and resolution of the histogram, milliseconds. */
const readingIntervalMs = 500
const resolutionMs = 20

const retryAfterSeconds = 2

/**
 * Adds a reading to the average delay. One reading weighs a third and counts at most twice the limit, so that a single
 * pause is no overload.
 */
export const averageDelay = (average: number, reading: number): number => (2 * average + Math.min(reading, 2 * maxDelayMs)) / 3

/** Measures the delay of the event loop, in milliseconds: the mean of half a second, averaged over the last ones. */
export const measureDelay = (): (() => number) => {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  let delay = 0
  histogram.enable()
  setInterval(() => {
    delay = averageDelay(delay, histogram.count ? Math.max(0, histogram.mean / 1e6 - resolutionMs) : 0)
    histogram.reset()
  }, readingIntervalMs).unref()
  return () => delay
}

/**
 * Refuses requests with 503 while the process cannot keep up: the more, the later the event loop is, so that the others
 * are answered in time.
 */
export const shedLoad =
  (delayMs: () => number, random: () => number = Math.random): RequestHandler =>
  (_, __, next) => {
    const excess = delayMs() / maxDelayMs - 1
    next(excess > 0 && random() < excess ? new Unavailable({ detail: 'The server is overloaded.', retryAfterSeconds }) : undefined)
  }
