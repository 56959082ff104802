import { Worker } from 'node:worker_threads'
import { Effect } from 'effect'
import type { PasswordStrength, PasswordScore } from '#core/ports/password-judge.ts'
import type { AskedPassword } from './score-password.ts'

interface Waiting {
  readonly done: (judgement: PasswordScore) => void
  readonly failed: (error: Error) => void
}

/** A thread that answers until it is ended; `onEnd` is told when there is none any more. */
const openThread = (onEnd: () => void) => {
  // What this process was started with (a debugger, a probe) is not meant for it. Little room for the young keeps the process small.
  const worker = new Worker(new URL('./judge-worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  })
  const waiting = new Map<number, Waiting>()
  let asked = 0
  const fail = (error: Error) => {
    onEnd()
    for (const { failed } of waiting.values()) failed(error)
    waiting.clear()
  }
  worker.on('message', ({ id, judgement }: { readonly id: number; readonly judgement: PasswordScore }) => {
    waiting.get(id)?.done(judgement)
    waiting.delete(id)
    if (waiting.size === 0) worker.unref()
  })
  worker.once('error', fail).once('exit', () => fail(new Error('The judge of passwords has ended.')))
  return {
    ask: (question: AskedPassword) =>
      new Promise<PasswordScore>((done, failed) => {
        const id = asked++
        waiting.set(id, { done, failed })
        worker.ref()
        worker.postMessage({ id, asked: question })
      }),
    busy: () => waiting.size > 0,
    end: () => worker.terminate(),
  }
}

/** Judges by zxcvbn in another thread: opened with the first password, ended after idle milliseconds. It takes 60 MB, half of which then goes back. */
export const makePasswordJudge = (idle = 300_000): PasswordStrength => {
  let thread: ReturnType<typeof openThread> | null = null
  let timer: NodeJS.Timeout | undefined
  const rest = () => {
    if (!thread || thread.busy()) return
    void thread.end()
    thread = null
  }
  const passwordStrength = async (asked: AskedPassword) => {
    if (!thread) {
      const opened = openThread(() => {
        if (thread === opened) thread = null
      })
      thread = opened
    }
    clearTimeout(timer)
    try {
      return await thread.ask(asked)
    } finally {
      clearTimeout(timer)
      timer = setTimeout(rest, idle).unref()
    }
  }
  return { score: (password, about) => Effect.promise(() => passwordStrength({ password, about })) }
}
