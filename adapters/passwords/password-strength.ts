import { Worker } from 'node:worker_threads'
import { Effect } from 'effect'
import type { PasswordScore, PasswordStrength } from '#core/ports/password-strength.ts'
import type { ScoreRequest } from './score-password.ts'

interface PendingRequest {
  readonly resolve: (result: PasswordScore) => void
  readonly reject: (error: Error) => void
}

/** Starts a worker that scores passwords; `onEnd` is called when it exits. */
const startWorker = (onEnd: () => void) => {
  // Debugger and profiler flags of this process do not apply to the worker. A small young generation limits its memory.
  const worker = new Worker(new URL('./password-strength-worker.ts', import.meta.url), {
    name: 'passwords',
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  })
  const pending = new Map<number, PendingRequest>()
  let lastId = 0
  const fail = (error: Error) => {
    onEnd()
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }
  worker.on('message', ({ id, result }: { readonly id: number; readonly result: PasswordScore }) => {
    pending.get(id)?.resolve(result)
    pending.delete(id)
    if (pending.size === 0) worker.unref()
  })
  worker.once('error', fail).once('exit', () => fail(new Error('The password strength worker exited.')))
  return {
    score: (request: ScoreRequest) =>
      new Promise<PasswordScore>((resolve, reject) => {
        const id = lastId++
        pending.set(id, { resolve, reject })
        worker.ref()
        worker.postMessage({ id, request })
      }),
    isBusy: () => pending.size > 0,
    terminate: () => worker.terminate(),
  }
}

/** Password strength by zxcvbn in a worker of 60 MB, which starts with the first password and stops after `idle` milliseconds. */
export const makePasswordStrength = (idle = 300_000): PasswordStrength => {
  let worker: ReturnType<typeof startWorker> | null = null
  let timer: NodeJS.Timeout | undefined
  const stopIfIdle = () => {
    if (!worker || worker.isBusy()) return
    void worker.terminate()
    worker = null
  }
  const score = async (request: ScoreRequest) => {
    if (!worker) {
      const started = startWorker(() => {
        if (worker === started) worker = null
      })
      worker = started
    }
    clearTimeout(timer)
    try {
      return await worker.score(request)
    } finally {
      clearTimeout(timer)
      timer = setTimeout(stopIfIdle, idle).unref()
    }
  }
  return { score: (password, about) => Effect.promise(() => score({ password, about })) }
}
