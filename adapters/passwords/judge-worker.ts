import { parentPort } from 'node:worker_threads'
import { type AskedPassword, makeScorer } from './score-password.ts'

// Judges one password after the other, so that the thread which serves requests never waits for it.

const score = makeScorer()
parentPort?.on('message', ({ id, asked }: { readonly id: number; readonly asked: AskedPassword }) =>
  parentPort?.postMessage({ id, judgement: score(asked) }),
)
