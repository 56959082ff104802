import path from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from 'playwright/types/testReporter'
import { logFailure } from './failure-log.ts'

const textOf = (errors: readonly TestError[]) => errors.map(({ stack, message }) => stack ?? message).join('\n')

/** Records failures, in tests and outside them, and tests that passed only on retry. */
export default class FailureSummaryReporter implements Reporter {
  #root: Suite | undefined

  onBegin(_config: FullConfig, root: Suite): void {
    this.#root = root
  }

  onError(error: TestError): void {
    logFailure('failed', 'outside the browser tests', textOf([error]))
  }

  onEnd(): void {
    for (const test of this.#root?.allTests() ?? []) {
      if (test.outcome() === 'unexpected') logFailure('failed', nameOf(test), firstFailure(test))
      if (test.outcome() === 'flaky') logFailure('second try', nameOf(test), firstFailure(test))
    }
  }

  printsToStdio(): boolean {
    return false
  }
}

const nameOf = ({ location, title }: TestCase) => `${path.basename(location.file)}:${location.line} › ${title}`
const firstFailure = (test: TestCase) => textOf(test.results.find(({ errors }) => errors.length)?.errors ?? [])
