import { parentPort } from 'node:worker_threads'
import { makeScorer, type ScoreRequest } from './score-password.ts'

// Scores passwords one after another in a worker, so that the main thread is never blocked.

const score = makeScorer()
parentPort?.on('message', ({ id, request }: { readonly id: number; readonly request: ScoreRequest }) =>
  parentPort?.postMessage({ id, result: score(request) }),
)
