import { setTimeout as sleep } from 'node:timers/promises'
import type { EnvironmentVariables } from '../testing/run-node.ts'
import { type Killable, startServer } from './processes.ts'

interface RestartOptions {
  readonly variables: EnvironmentVariables
  readonly rounds: number
  readonly pauseMs: number
}

/** Returns the port of a server. */
export const portOf = ({ url }: Killable): number => Number(new URL(url).port)

/** Restarts servers in turn, each at its port, without a word to anybody; returns the number of restarts and the longest stop. */
export const restartInTurn = async (running: Killable[], { variables, rounds, pauseMs }: RestartOptions) => {
  let restarts = 0
  let slowest = 0
  for (let round = 0; round < rounds; round++)
    for (const [at, old] of running.entries()) {
      await sleep(pauseMs)
      const { seconds } = await old.stop()
      slowest = Math.max(slowest, seconds)
      running[at] = await startServer(variables, portOf(old))
      restarts++
    }
  return { restarts, slowest }
}
